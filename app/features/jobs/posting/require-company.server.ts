import { type RouterContextProvider, redirect } from "react-router";
import type { Person } from "#app/features/accounts/actor.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { mayPostJobs } from "#app/features/jobs/job-access.ts";
import { paths } from "#app/paths.ts";

/** The company that sends a request: a visitor is sent to sign in, anybody else to their account. */
export function companyAt(context: Readonly<RouterContextProvider>, request: Request): Person {
  const person = signedInPerson(context, request);
  if (!mayPostJobs(person)) throw redirect(paths.myAccount(), 303);
  return person;
}
