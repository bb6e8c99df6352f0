import { type RouterContextProvider, redirect } from "react-router";
import type { Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { redirectWithFlash } from "#app/http/flash-message.server.ts";
import { paths } from "#app/paths.ts";

/**
 * Who sends a request for their company: a visitor is sent to sign in, whoever acts for no company to
 * their account, and whoever lacks the right for this page to the dashboard, which says so.
 */
export function companyAt(
  context: Readonly<RouterContextProvider>,
  request: Request,
  right: "read" | "recruit" | "manage" = "read",
): Person {
  const person = signedInPerson(context, request);
  const company = actingCompany(person);
  if (!company) throw redirect(paths.myAccount(), 303);
  const { mayRecruit, mayManage } = company;
  if (right === "read" || (right === "recruit" ? mayRecruit : mayManage)) return person;
  const key = right === "recruit" ? "posting.readOnly" : "posting.ownersOnly";
  throw redirectWithFlash(paths.companyDashboard(), "err", key);
}
