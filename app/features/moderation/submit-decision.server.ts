import type { Person } from "#app/features/accounts/actor.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormValues } from "#app/http/form.ts";
import { inEachLanguage, type Language } from "#app/i18n/language.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { type Note, noteOf } from "./canned/canned-text.ts";
import { findCannedText } from "./canned/canned-texts.server.ts";
import { type CaseDetail, findCase } from "./case.server.ts";
import type { CaseAnswer, Preview } from "./case-answer.ts";
import { type Decision, decideCase } from "./decide.server.ts";
import { decisionForm } from "./decision-form.ts";
import { decisionContent } from "./emails/moderation-emails.server.ts";
import { listQueryOf } from "./lists/case-filter.ts";

type Answer = { body: CaseAnswer; status: number };

/**
 * Handles the form of a decision: puts a canned text into the note, in the moderator's language; else first
 * shows the advertiser's email, and once confirmed decides the case and returns to the list.
 */
export async function submitDecision(
  person: Person,
  caseId: string,
  request: Request,
  language: Language,
): Promise<Response | Answer> {
  const [detail, sent] = await Promise.all([findCase(person, caseId), readForm(request)]);
  const chosen = sent.canned ? await findCannedText(person, sent.canned) : undefined;
  // A text says for which reason it was written.
  const values: FormValues = { ...sent, reason: sent.reason || (chosen?.reason ?? "") };
  if (values.intent === "insert") {
    const note = [values.note?.trim(), chosen?.text[language]].filter(Boolean).join("\n\n");
    return { body: { values: { ...values, note }, inserted: sent.canned ?? "" }, status: 200 };
  }
  const checked = checkForm(decisionForm, values);
  if (checked.errors) return { body: { values, errors: checked.errors }, status: 400 };
  const decision = { ...checked.values, ...noteOf(checked.values.note, chosen) };
  if (values.intent !== "decide") {
    const email = previewOf(detail, decision);
    return { body: { values, preview: { email } }, status: 200 };
  }
  const decided = await decideCase(person, caseId, decision);
  if (isRefused(decided)) return { body: { values, refused: decided.refused }, status: 409 };
  const query = listQueryOf(new URL(request.url).searchParams);
  return redirectWithFlash(paths.moderation(query), "ok", doneKey(checked.values.act, detail));
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
function previewOf({ company, job, state }: CaseDetail, decision: Decision & Note): Preview {
  if (decision.act === "dismiss" || company.accountAgeDays === null) return null;
  const texts = {
    ...decision,
    job: job && { id: job.id, title: job.title },
    isOnAppeal: state === "appealed" || state === "block_appealed",
  };
  return inEachLanguage((language) => {
    const { subject, blocks } = decisionContent(texts, language);
    return { subject, blocks };
  });
}
