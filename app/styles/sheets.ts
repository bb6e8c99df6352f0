import type { LinkDescriptor } from "react-router";
import api from "./api.css?url";
import applicants from "./applicants.css?url";
import companies from "./companies.css?url";
import company from "./company.css?url";
import desk from "./desk.css?url";
import figures from "./figures.css?url";
import forms from "./forms.css?url";
import front from "./front.css?url";
import info from "./info.css?url";
import jobPage from "./job-page.css?url";
import landing from "./landing.css?url";
import list from "./list.css?url";
import place from "./place.css?url";

/** The `links` of routes that show parts which app.css leaves out. */
export const marketSheet = () => sheet(figures);
/** Figures behind the login. */
export const figuresSheets = () => [...sheet(desk), ...sheet(figures)];
/** The reference of the HTTP API. */
export const apiSheet = () => sheet(api);
export const formsSheet = () => sheet(forms);
export const frontSheet = () => sheet(front);
export const placeSheet = () => sheet(place);
export const landingSheet = () => sheet(landing);
export const infoSheet = () => sheet(info);
export const deskSheet = () => sheet(desk);
/** The list of a job's applicants and what is read beside it. */
export const applicantsSheets = () => [...sheet(desk), ...sheet(applicants)];
/** The moderators' queue, with bars beside it. */
export const queueSheets = () => [...applicantsSheets(), ...sheet(figures)];
export const jobPageSheet = () => sheet(jobPage);
/** A job's page as its company sees it before it is published. */
export const previewSheets = () => [...sheet(desk), ...sheet(jobPage)];
export const companiesSheet = () => sheet(companies);
export const companySheet = () => sheet(company);
export const listSheet = () => sheet(list);

function sheet(href: string): LinkDescriptor[] {
  return [{ rel: "stylesheet", href }];
}
