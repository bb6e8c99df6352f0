import { data } from "react-router";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { maxFilesOfCv, readSentForm } from "#app/features/applications/cv/multipart.server.ts";
import { submitRegister } from "#app/features/checks/register/own-register.server.ts";
import { registerForm } from "#app/features/checks/register/register-form.ts";
import { CheckRow } from "#app/features/checks/ui/check-row.tsx";
import { DomainCheck } from "#app/features/checks/ui/domain-check.tsx";
import { RegisterCheck } from "#app/features/checks/ui/register-check.tsx";
import { checkLines } from "#app/features/companies/checks/check-lines.ts";
import {
  beginDomainCheck,
  checkOwnDomain,
} from "#app/features/companies/checks/domain/own-domain.server.ts";
import { findOwnChecks, type OwnChecks } from "#app/features/companies/checks/own-checks.server.ts";
import { CheckList } from "#app/features/companies/checks/ui/check-list.tsx";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import type { FlashTone } from "#app/http/flash-message.ts";
import { checkForm, type FormRefusal, type FormValues } from "#app/http/form.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ltr } from "#app/ui/text.tsx";
import type { Route } from "./+types/checks.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  return findOwnChecks(companyAt(context, request));
}

export async function action({ request, context }: Route.ActionArgs) {
  const owner = companyAt(context, request, "manage");
  const isMultipart = request.headers.get("content-type")?.startsWith("multipart/") ?? false;
  if (!isMultipart) {
    const fields = await request.formData();
    if (fields.get("intent") === "begin") {
      const begun = await beginDomainCheck(owner, String(fields.get("domain") ?? ""));
      return isRefused(begun) ? back("err", begun.refused) : back("ok", "checks.domain.begun");
    }
    const looked = await checkOwnDomain(owner);
    if (isRefused(looked)) return back("err", looked.refused);
    if (looked.fault === null) return back("ok", "checks.domain.proved");
    if (looked.state === "done") return back("warn", "checks.domain.stillThere");
    return back("err", `checks.faults.${looked.fault}`);
  }
  const sent = await readSentForm(request, "document", maxFilesOfCv);
  if (isRefused(sent)) return answer({}, { refused: sent.refused }, 400);
  const { values, files } = sent;
  const checked = checkForm(registerForm, values);
  const documentError = files.some(({ tooLarge }) => tooLarge)
    ? ("checks.register.errors.tooLarge" as const)
    : files.length === 0 && ("checks.register.errors.missing" as const);
  if (checked.errors || documentError) {
    const errors = { ...checked.errors, ...(documentError && { document: documentError }) };
    return answer(values, { errors }, 400);
  }
  const submitted = await submitRegister(owner, checked.values.number, files);
  if (!isRefused(submitted)) return back("ok", "checks.register.sent");
  return answer(values, { refused: submitted.refused }, submitted.retryAfter ? 429 : 400);
}

function answer(values: FormValues, why: Omit<FormRefusal, "values">, status: number) {
  return data<FormRefusal>({ values, ...why }, status);
}

function back(tone: FlashTone, key: MessageKey): Response {
  return redirectWithFlash(paths.checks(), tone, key);
}

export default function Checks({ loaderData: checks, actionData }: Route.ComponentProps) {
  const { checks: texts, feeds } = useAllMessages();
  const failed = actionData && "values" in actionData ? actionData : undefined;
  const mark = checks.isMarked ? "on" : "off";
  return (
    <AccountPage
      title={texts.title}
      description={texts.description}
      back={{ to: paths.companyDashboard(), label: texts.dashboard }}
    >
      <div className="stack gap-4">
        <p className="muted">{texts.description}</p>
        <Card className="row flex-nowrap gap-3">
          <span className={checks.isMarked ? "check-mark c-done" : "check-mark c-none"}>
            <Icon name="shield" />
          </span>
          <div>
            <b>{texts.mark[mark]}</b>
            <p className="small muted">{texts.markHint[mark]}</p>
          </div>
        </Card>
        {checks.isTwin && <Notice kind="warn">{texts.twin}</Notice>}
        {!checks.mayBegin && <Notice>{texts.ownersOnly}</Notice>}
        <ul className="card p-0 divide-y divide-line">
          <AccountChecks checks={checks} />
          <DomainCheck checks={checks} />
          <RegisterCheck register={checks.register} mayBegin={checks.mayBegin} answer={failed} />
        </ul>
        {checks.mayBegin && checks.domain?.state === "done" && (
          <p>
            <a className="more" href={paths.companyProfiles()}>
              {feeds.claims.title}
            </a>
          </p>
        )}
        <h2 className="text-xl">{texts.seen}</h2>
        <Card stack className="gap-2">
          <CheckList {...checkLines(checks.shown, texts.shown)} />
        </Card>
        <Acts acts={checks.acts} />
      </div>
    </AccountPage>
  );
}

/** Email and phone, which the account confirms on pages of its own. */
function AccountChecks({
  checks: { email, phone, hasOtherPhone, mayBegin },
}: {
  checks: OwnChecks;
}) {
  const { checks } = useAllMessages();
  const nextPhone = hasOtherPhone ? paths.myAccount() : paths.ownPhone();
  return (
    <>
      <CheckRow
        kind="email"
        state={email ? "done" : "none"}
        line={email ? <Subject {...email} /> : checks.email.none}
      >
        {!email && mayBegin && (
          <a className="more" href={paths.ownEmails()}>
            {checks.email.act}
          </a>
        )}
      </CheckRow>
      <CheckRow
        kind="phone"
        state={phone ? "done" : "none"}
        line={
          phone ? <Subject {...phone} /> : hasOtherPhone ? checks.phone.other : checks.phone.none
        }
      >
        {!phone && mayBegin && (
          <a className="more" href={nextPhone}>
            {checks.phone.act}
          </a>
        )}
      </CheckRow>
    </>
  );
}

function Subject({ subject, at }: { subject: string; at: string | null }) {
  const { ui } = useAllMessages();
  const language = useLanguage();
  return (
    <>
      <Ltr>{subject}</Ltr>
      {at && ui.comma + formatDate(at, language)}
    </>
  );
}

function Acts({ acts }: Pick<OwnChecks, "acts">) {
  const { checks } = useAllMessages();
  const language = useLanguage();
  if (acts.length === 0) return null;
  return (
    <details className="disc">
      <summary>
        {checks.log}
        <Icon name="down" className="turn" />
      </summary>
      <ol className="stack gap-2 py-2">
        {acts.map(({ id, kind, state, subject, at }) => (
          <li key={id}>
            <b>{checks.kinds[kind]}</b> <Ltr>{subject}</Ltr>: {checks.acts[state]}{" "}
            <time className="small muted" dateTime={at}>
              {formatDate(at, language)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
