import { data, type RouterContextProvider } from "react-router";
import { clientOf } from "#app/features/accounts/devices/client.server.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormErrors } from "#app/http/form.ts";
import { languageContext } from "#app/http/language.server.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { isRefused } from "#app/platform/outcome.ts";
import type { ReportTarget } from "./report.ts";
import { reportForm } from "./report-form.ts";
import { sendReport } from "./reports.server.ts";
import type { ReportAnswer } from "./ui/report-form.tsx";

type Call = { request: Request; context: Readonly<RouterContextProvider> };

/** Takes the form of a report, and leads to `back` with thanks. */
export async function submitReport({ request, context }: Call, target: ReportTarget, back: string) {
  const input = await readForm(request);
  const answer = (why: { errors?: FormErrors; refused?: MessageKey }, init: ResponseInit) =>
    data<ReportAnswer>({ ...why, values: input }, init);
  const checked = checkForm(reportForm, input);
  if (checked.errors) return answer({ errors: checked.errors }, { status: 400 });
  const language = context.get(languageContext);
  const actor = actorOf(context);
  const sent = await sendReport(actor, target, checked.values, clientOf(request), language);
  if (!isRefused(sent)) return redirectWithFlash(back, "ok", "reports.sent");
  return answer(sent, missing.includes(sent.refused) ? { status: 404 } : refusalInit(sent));
}

const missing = ["jobs.missing", "reports.companyMissing", "lifecycle.missing"];
