import type { Person } from "#app/features/accounts/actor.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { type CaseDetail, findCase } from "./case.server.ts";
import type { CaseAnswer, Preview } from "./case-answer.ts";
import { type Decision, decideCase } from "./decide.server.ts";
import { decisionForm } from "./decision-form.ts";
import { decisionContent } from "./emails/moderation-emails.server.ts";
import { queueKindOf } from "./queue-kind.ts";

type Answer = { body: CaseAnswer; status: number };

/**
 * Handles the form of a decision: first shows the advertiser's email; once confirmed, decides the
 * case and returns to the queue.
 */
export async function submitDecision(
  person: Person,
  caseId: string,
  request: Request,
): Promise<Response | Answer> {
  const detail = await findCase(person, caseId);
  const values = await readForm(request);
  const checked = checkForm(decisionForm, values);
  if (checked.errors) return { body: { values, errors: checked.errors }, status: 400 };
  if (values.intent !== "decide") {
    const email = previewOf(detail, checked.values);
    return { body: { values, preview: { email } }, status: 200 };
  }
  const decided = await decideCase(person, caseId, checked.values);
  if (isRefused(decided)) return { body: { values, refused: decided.refused }, status: 409 };
  const kind = queueKindOf(new URL(request.url).searchParams.get("kind"));
  return redirectWithFlash(paths.moderation({ kind }), "ok", doneKey(checked.values.act, detail));
}

const doneKeys = {
  release: "moderation.done.released",
  refuse: "moderation.done.refused",
  dismiss: "moderation.done.dismissed",
  suspend: "moderation.done.suspended",
  restore: "moderation.done.restored",
  request_changes: "moderation.done.changes_requested",
  block: "moderation.done.blocked",
  unblock: "moderation.done.unblocked",
} as const satisfies Record<Decision["act"], MessageKey>;

function doneKey(act: Decision["act"], { state }: CaseDetail): MessageKey {
  if (act === "block" && state === "block_appealed") return "moderation.done.blockUpheld";
  return act === "suspend" && state === "appealed" ? "moderation.done.upheld" : doneKeys[act];
}

/** The advertiser's email; null without a recipient or text. */
function previewOf({ company, job, state }: CaseDetail, decision: Decision): Preview {
  if (decision.act === "dismiss" || company.accountAgeDays === null) return null;
  const texts = {
    ...decision,
    job: job && { id: job.id, title: job.title },
    isOnAppeal: state === "appealed" || state === "block_appealed",
  };
  const inLanguage = (language: "ar" | "en") => {
    const { subject, blocks } = decisionContent(texts, language);
    return { subject, blocks };
  };
  return { ar: inLanguage("ar"), en: inLanguage("en") };
}
