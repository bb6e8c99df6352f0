import { redirect } from "react-router";
import type { Person } from "#app/features/accounts/actor.ts";
import { actorOf, signedInPerson } from "#app/features/accounts/session/session.server.ts";
import {
  followCompany,
  hideCompany,
  removeAlertsOf,
  unfollowCompany,
} from "#app/features/alerts/follow-company.server.ts";
import { readDeviceMemory } from "#app/features/jobs/memory/device-memory-form.ts";
import { forgetOwnMemory, listFollowedCompanies } from "#app/features/jobs/memory/memory.server.ts";
import { mergeDeviceMemory } from "#app/features/jobs/memory/merge-memory.server.ts";
import {
  forgetJob,
  rememberJob,
  rememberSeenJob,
} from "#app/features/jobs/memory/remembered-jobs.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import type { FormValues } from "#app/http/form.ts";
import { languageContext } from "#app/http/language.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { paths, safeNext } from "#app/paths.ts";
import { isRefused, type Outcome } from "#app/platform/outcome.ts";
import type { Route } from "./+types/memory.ts";

/** A link changes nothing; after signing in for an action people arrive here. */
export function loader() {
  return redirect(paths.savedJobs(), 303);
}

/**
 * One action on the account's memory, named by the pressed button. A form returns to its page; a
 * script that accepts JSON gets a status alone: 204, and 202 for a company that is followed without an
 * alert.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const isScript = request.headers.get("accept") === "application/json";
  // A visitor without scripts comes back to the page of the button once signed in.
  if (actorOf(context).kind !== "person" && !isScript) {
    const next = safeNext((await readForm(request)).next) ?? paths.memory();
    return redirectWithFlash(paths.login({ next }), "warn", "memoryAnswers.signIn");
  }
  const person = signedInPerson(context, request);
  const input = await readForm(request);
  const act = acts.find(({ name }) => input[name] !== undefined);
  if (!act) throw new Response(null, { status: 400 });
  const done = await act.run(person, input[act.name] ?? "", context.get(languageContext));
  const refusal = typeof done === "object" && isRefused(done) ? done.refused : undefined;
  const isPartial = typeof done === "object" && "alerted" in done && done.alerted === false;
  if (isScript) {
    return new Response(null, { status: refusal ? 409 : isPartial ? 202 : 204 });
  }
  const to = safeNext(input.next) ?? paths.savedJobs();
  if (isPartial) return redirectWithFlash(to, "warn", "memoryAnswers.followedAlone");
  return redirectWithFlash(to, refusal ? "err" : "ok", refusal ?? act.message);
}

type Act = {
  name: keyof FormValues & string;
  message: MessageKey;
  // biome-ignore lint/suspicious/noConfusingVoidType: what an act answers counts only where it refuses
  run(person: Person, value: string, language: Language): Promise<Outcome<object> | boolean | void>;
};

const acts: readonly Act[] = [
  act("save", "memoryAnswers.saved", (person, id) => rememberJob(person, id, "saved")),
  act("unsave", "memoryAnswers.removed", (person, id) => forgetJob(person, id, "saved")),
  act("hide", "memoryAnswers.jobHidden", (person, id) => rememberJob(person, id, "hidden")),
  act("show", "memoryAnswers.jobShown", (person, id) => forgetJob(person, id, "hidden")),
  act("seen", "memoryAnswers.saved", rememberSeenJob),
  act("follow", "memoryAnswers.followed", followCompany),
  act("unfollow", "memoryAnswers.unfollowed", unfollowCompany),
  act("hideCompany", "memoryAnswers.companyHidden", hideCompany),
  act("showCompany", "memoryAnswers.companyShown", unfollowCompany),
  act("forget", "memoryAnswers.forgotten", async (person, part) => {
    if (part !== "seen" && part !== "searches") {
      await removeAlertsOf(person, await listFollowedCompanies(person));
      return forgetOwnMemory(person, "all");
    }
    await forgetOwnMemory(person, part);
  }),
  act("merge", "memoryAnswers.saved", async (person, json) => {
    const memory = readDeviceMemory(json);
    if (memory) await mergeDeviceMemory(person, memory);
  }),
];

function act(name: string, message: MessageKey, run: Act["run"]): Act {
  return { name, message, run };
}
