import { data, redirect } from "react-router";
import type { Person } from "#app/features/accounts/actor.ts";
import { deviceOf } from "#app/features/accounts/device.ts";
import { deviceName } from "#app/features/accounts/device-name.ts";
import { isOwnEmailConfirmed } from "#app/features/accounts/emails/own-emails.server.ts";
import {
  addOwnPasskey,
  listOwnPasskeys,
  removeOwnPasskey,
  renameOwnPasskey,
} from "#app/features/accounts/second-factor/passkeys/own-passkeys.server.ts";
import { findRelyingParty } from "#app/features/accounts/second-factor/passkeys/relying-party.server.ts";
import * as factors from "#app/features/accounts/second-factor/second-factors.server.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { AuthenticatorApp } from "#app/features/accounts/ui/authenticator-app.tsx";
import { OwnPasskeys } from "#app/features/accounts/ui/passkeys/own-passkeys.tsx";
import { RecoveryCodes, RecoveryCodesLeft } from "#app/features/accounts/ui/recovery-codes.tsx";
import type { TwoStepAnswer } from "#app/features/accounts/ui/two-step-answer.ts";
import { sendOrRefuse } from "#app/http/connection-lost.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import type { FormValues } from "#app/http/form.ts";
import { languageContext } from "#app/http/language.server.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused, type Refusal, refused } from "#app/platform/outcome.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/two-step.ts";

export { headersOfAction as headers } from "#app/http/page-headers.ts";
export { formsSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  const language = context.get(languageContext);
  const { searchParams } = new URL(request.url);
  const { security, ui } = messagesFor(language);
  const [own, passkeys, isConfirmed] = await Promise.all([
    factors.findOwnSecondFactors(person, ui.frame.site),
    listOwnPasskeys(person),
    isOwnEmailConfirmed(person),
  ]);
  return {
    own,
    isConfirmed,
    isNeeded: person.lacksSecondFactor === true,
    chosen: searchParams.get("act"),
    passkeys: {
      // Worded here: a browser's own table of dates may put it in other words.
      passkeys: passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({
        id,
        name,
        added: formatDateTime(addedAt, language),
        lastUsed: lastUsedAt && formatDateTime(lastUsedAt, language),
      })),
      isPossible: findRelyingParty(request) !== undefined,
      chosenPasskey: searchParams.get("passkey"),
      suggestedName: deviceName(deviceOf(request.headers.get("user-agent") ?? ""), security),
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const person = signedInPerson(context, request);
  const { intent = "", ...input } = await readForm(request);
  const done = Object.hasOwn(acts, intent) ? await acts[intent]?.(person, input, request) : null;
  if (!done) return redirect(paths.twoStep(), 303);
  if (done instanceof Response) return done;
  if (!isRefused(done)) return data<TwoStepAnswer>({ intent, codes: done.codes });
  const field = fieldOf[done.refused];
  const why = field ? { errors: { [field]: done.refused } } : done;
  return data<TwoStepAnswer>({ intent, ...why }, refusalInit(done));
}

export async function clientAction(args: Route.ClientActionArgs) {
  return await sendOrRefuse(args, { intent: "" });
}

export default function TwoStep({ loaderData, actionData }: Route.ComponentProps) {
  const { own, isNeeded, passkeys } = loaderData;
  const isOn = own.app === "on" || passkeys.passkeys.length > 0;
  const { twoStep, ownEmails } = useAllMessages();
  const { title, description, back, explained, needed, confirmFirst } = twoStep;
  const answer = actionData as TwoStepAnswer | undefined;
  // A form sent from an address without it stays open with its result.
  const chosen = answer?.codes ? null : answer?.intent || loaderData.chosen;
  return (
    <AccountPage
      title={title}
      description={description}
      back={{ to: paths.security(), label: back }}
    >
      {isNeeded && (
        <Notice kind="warn" className="mb-5">
          {needed}
        </Notice>
      )}
      <p className="mb-5">{explained}</p>
      {!loaderData.isConfirmed && (
        <Notice kind="warn" className="mb-5" title={confirmFirst}>
          <a className="more" href={paths.ownEmails()}>
            {ownEmails.addresses.heading}
          </a>
        </Notice>
      )}
      {answer?.codes && <RecoveryCodes codes={answer.codes} />}
      <AuthenticatorApp own={own} answer={answer} chosen={chosen} />
      {isOn && !answer?.codes && (
        <RecoveryCodesLeft left={own.codesLeft} answer={answer} chosen={chosen} />
      )}
      <OwnPasskeys {...passkeys} answer={answer} chosen={chosen} />
    </AccountPage>
  );
}

type Act = (
  person: Person,
  input: FormValues,
  request: Request,
) => Promise<Response | Refusal | { codes: string[] }>;

const acts: Record<string, Act> = {
  async begin(person, { password = "" }) {
    const begun = await factors.beginOwnTotp(person, password);
    return isRefused(begun) ? begun : redirect(`${paths.twoStep()}#app`, 303);
  },
  confirm: (person, { code = "" }) => factors.confirmOwnTotp(person, code),
  renew: (person, { password = "" }) => factors.renewOwnRecoveryCodes(person, password),
  async remove(person, { password = "" }) {
    const removed = await factors.removeOwnTotp(person, password);
    return isRefused(removed)
      ? removed
      : redirectWithFlash(paths.twoStep(), "ok", "twoStep.removed");
  },
  async "add-passkey"(person, { name = "", credential = "" }, request) {
    const rp = findRelyingParty(request);
    if (!rp) return refused("twoStep.passkeyNotAdded");
    const { headers } = request;
    const added = await addOwnPasskey(person, { name, credential }, { rp, headers });
    if (isRefused(added)) return added;
    const { codes } = added;
    return codes ? { codes } : redirectWithFlash(paths.twoStep(), "ok", "twoStep.passkeyAdded");
  },
  async "rename-passkey"(person, { passkey = "", name = "" }) {
    const renamed = await renameOwnPasskey(person, passkey, name);
    return isRefused(renamed)
      ? renamed
      : redirectWithFlash(paths.twoStep(), "ok", "twoStep.passkeyRenamed");
  },
  async "remove-passkey"(person, { passkey = "", password = "" }) {
    const removed = await removeOwnPasskey(person, passkey, password);
    return isRefused(removed)
      ? removed
      : redirectWithFlash(paths.twoStep(), "ok", "twoStep.passkeyRemoved");
  },
};

const fieldOf: Record<string, string> = {
  "security.currentMissing": "password",
  "security.currentWrong": "password",
  "twoStep.codeWrong": "code",
  "twoStep.passkeyNameMissing": "name",
  "twoStep.passkeyNameTooLong": "name",
};
