import { type RouterContextProvider, redirect } from "react-router";
import { isAdmin, isModerator, type Person } from "#app/features/accounts/actor.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";

/**
 * The admin or moderator of a request to a page of the operations. Redirects a visitor to sign in, and one without a
 * second factor to its setup; throws a 404 for others.
 */
export function operatorAt(context: Readonly<RouterContextProvider>, request: Request): Person {
  const person = signedInPerson(context, request);
  const mayRead = person.userType === "admin" || person.moderates;
  if (mayRead && person.lacksSecondFactor) throw redirect(paths.twoStep({ needed: 1 }), 303);
  if (!isAdmin(person) && !isModerator(person)) throw notFound();
  return person;
}
