import { type RouterContextProvider, redirect } from "react-router";
import type { Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { paths } from "#app/paths.ts";

/**
 * The person who acts for a company. Redirects a visitor to sign in, a person without a company to
 * their account, and a person without the right for this page to the dashboard with a message.
 */
export function companyAt(
  context: Readonly<RouterContextProvider>,
  request: Request,
  right: "read" | "recruit" | "manage" = "read",
): Person {
  const person = signedInPerson(context, request);
  const company = actingCompany(person);
  if (!company) {
    const isSeeker = person.userType === "customer_employee" && right === "recruit";
    if (!isSeeker && request.method === "GET") throw redirect(paths.myAccount(), 303);
    if (!isSeeker) throw redirectWithFlash(paths.myAccount(), "err", "posting.noCompany");
    throw redirectWithFlash(paths.myAccount(), "err", "posting.seekersCannotPost");
  }
  const { mayRecruit, mayManage } = company;
  if (right === "read" || (right === "recruit" ? mayRecruit : mayManage)) return person;
  const key = right === "recruit" ? "posting.readOnly" : "posting.ownersOnly";
  throw redirectWithFlash(paths.companyDashboard(), "err", key);
}
