import { type RouterContextProvider, redirect } from "react-router";
import { isAdmin, isModerator, type Person } from "#app/features/accounts/actor.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";

/** The admin or moderator of a request; others sign in, set up a second factor or find no page. */
export function boardReaderAt(context: Readonly<RouterContextProvider>, request: Request): Person {
  const person = signedInPerson(context, request);
  // Nobody else lacks one.
  if (person.lacksSecondFactor) throw redirect(paths.twoStep({ needed: 1 }), 303);
  if (!isAdmin(person) && !isModerator(person)) throw notFound();
  return person;
}
