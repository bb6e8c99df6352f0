import { data } from "react-router";
import type { Person } from "#app/features/accounts/actor.ts";
import type { FormAnswer } from "#app/features/applicants/form-answer.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import type { FormValues } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { isRefused, type Outcome } from "#app/platform/outcome.ts";
import { labelApplication, unlabelApplication } from "./labels.server.ts";
import { rateApplication } from "./ratings.server.ts";

/** Runs the forms of ratings and labels on an application's page; undefined for any other form. */
export async function submitMark(
  actor: Person,
  applicationId: string,
  input: FormValues,
  here: string,
) {
  const { intent, stars = "", label = "", newLabel = "" } = input;
  const back = (result: Outcome<object>, done: MessageKey) =>
    isRefused(result)
      ? redirectWithFlash(here, "err", result.refused)
      : redirectWithFlash(here, "ok", done);
  if (intent === "rate") {
    const isTakenBack = stars === "0";
    const rated = await rateApplication(actor, applicationId, isTakenBack ? null : Number(stars));
    return back(rated, isTakenBack ? "applicants.marks.unrated" : "applicants.marks.rated");
  }
  if (intent === "label") {
    const labelled = await labelApplication(actor, applicationId, { id: label });
    return back(labelled, "applicants.marks.labelled");
  }
  if (intent === "unlabel") {
    const unlabelled = await unlabelApplication(actor, applicationId, label);
    return back(unlabelled, "applicants.marks.unlabelled");
  }
  if (intent !== "new-label") return undefined;
  const added = await labelApplication(actor, applicationId, { name: newLabel });
  if (isRefused(added) && added.refused.startsWith("applicants.marks.")) {
    return data<FormAnswer>({ values: input, errors: { newLabel: added.refused } }, 400);
  }
  return back(added, "applicants.marks.labelled");
}
