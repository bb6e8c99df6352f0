import { data } from "react-router";
import type { Person } from "#app/features/accounts/actor.ts";
import { leftCookie, sharedCookie } from "#app/features/accounts/devices/device-cookies.server.ts";
import { sharedContext } from "#app/features/accounts/devices/device-data.server.ts";
import { PasswordForm } from "#app/features/accounts/password-reset/ui/password-form.tsx";
import { PhoneCard } from "#app/features/accounts/phone/ui/phone-card.tsx";
import { findOwnSignInMethods } from "#app/features/accounts/second-factor/sign-in-methods.server.ts";
import { securityForm } from "#app/features/accounts/security-form.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from "#app/features/accounts/session/sessions.server.ts";
import { SessionList } from "#app/features/accounts/session/ui/session-list.tsx";
import { changeOwnPassword } from "#app/features/accounts/sign-in/change-password.server.ts";
import { withOnePassword } from "#app/features/accounts/sign-in/password-rule.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { signInName } from "#app/features/accounts/sign-in-name.server.ts";
import type { AccountAnswer } from "#app/features/accounts/ui/account-form.tsx";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { SharedDevice } from "#app/features/accounts/ui/shared-device.tsx";
import { SignInMethods } from "#app/features/accounts/ui/sign-in-methods.tsx";
import { TwoStepCard } from "#app/features/accounts/ui/two-step-card.tsx";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormValues } from "#app/http/form.ts";
import { languageContext } from "#app/http/language.server.ts";
import { damascusDay, formatDate, formatDateTime, formatTimestamp } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { isRefused, refused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { Route } from "./+types/security.ts";

export { refuseWhenCut as clientAction } from "#app/http/connection-lost.ts";
export { headersOfAction as headers } from "#app/http/page-headers.ts";
export { formsSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  const [sessions, { passwordSince, app, phone, passkeys }] = await Promise.all([
    orEmpty("sessions", listOwnSessions(person), []),
    findOwnSignInMethods(person),
  ]);
  const language = context.get(languageContext);
  const worded = (timestamp: string) => formatDateTime(timestamp, language);
  return {
    email: signInName(person),
    opensAlone: person.email === null,
    hasSecondFactor: app !== null || passkeys.length > 0,
    isShared: context.get(sharedContext),
    offersPhone: settings().sms.isOffered,
    // Worded here: a browser's own table of dates may put it in other words.
    sessions: sessions.map((session) => ({
      ...session,
      since: formatDate(session.since, language),
      lastUsed: wordedToday(session.lastUsedAt, language) ?? worded(session.lastUsedAt),
    })),
    methods: {
      passwordSince: passwordSince && worded(passwordSince),
      app: app && { since: worded(app.since), lastUsed: app.lastUsedAt && worded(app.lastUsedAt) },
      phone: phone && { ...phone, since: worded(phone.since) },
      passkeys: passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({
        id,
        name,
        added: worded(addedAt),
        lastUsed: lastUsedAt && worded(lastUsedAt),
      })),
    },
  };
}

/** The time of day of a timestamp of today, in Damascus. */
function wordedToday(timestamp: string, language: Language): string | undefined {
  if (damascusDay(new Date(timestamp)) !== damascusDay(new Date())) return undefined;
  const { time } = formatTimestamp(timestamp, language);
  return messagesFor(language).security.sessions.today({ time });
}

export async function action({ request, context }: Route.ActionArgs) {
  const person = signedInPerson(context, request);
  const input = await readForm(request);
  const here = paths.security();
  if (input.intent === "shared" || input.intent === "not-shared") {
    const isShared = input.intent === "shared";
    const message = isShared ? "security.nowShared" : "security.nowOwn";
    const response = redirectWithFlash(here, "ok", message);
    response.headers.append("set-cookie", sharedCookie(isShared));
    // The next page removes the data stored so far.
    if (isShared) response.headers.append("set-cookie", leftCookie("all"));
    return response;
  }
  if (input.intent === "end") {
    await endOwnSession(person, input.session ?? "");
    return redirectWithFlash(here, "ok", "security.ended");
  }
  if (input.intent === "end-others") {
    await endOtherSessions(person);
    return redirectWithFlash(here, "ok", "security.othersEnded");
  }
  return (
    (await changePassword(person, input)) ??
    redirectWithFlash(here, "ok", "security.passwordChanged")
  );
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { title, description } = messages.security;
  return (
    <AccountPage title={title} description={description}>
      <SessionList sessions={loaderData.sessions} />
      <SignInMethods methods={loaderData.methods} />
      <div className="card p-0 divide-y divide-line mb-4">
        <TwoStepCard isOn={loaderData.hasSecondFactor} />
        {(loaderData.offersPhone || loaderData.methods.phone) && (
          <PhoneCard
            isConfirmed={loaderData.methods.phone !== null}
            opensAlone={loaderData.opensAlone}
          />
        )}
        <SharedDevice isShared={loaderData.isShared} />
      </div>
      <PasswordForm email={loaderData.email} answer={actionData} />
    </AccountPage>
  );
}

/** Undefined once it is changed. */
async function changePassword(person: Person, input: FormValues) {
  const checked = checkForm(securityForm, withOnePassword(input));
  const answer = (why: AccountAnswer, init: ResponseInit) => data<AccountAnswer>(why, init);
  if (checked.errors) return answer({ errors: checked.errors }, { status: 400 });
  const changed = await changeOrSay(person, checked.values);
  if (!isRefused(changed)) return undefined;
  const field = fieldOf[changed.refused];
  return answer(field ? { errors: { [field]: changed.refused } } : changed, refusalInit(changed));
}

const fieldOf: Record<string, string> = {
  "security.currentWrong": "current",
  "security.currentMissing": "current",
  "accounts.passwordCommon": "password",
};

/** An error is worded in the form. */
async function changeOrSay(person: Person, values: { current: string; password: string }) {
  try {
    return await changeOwnPassword(person, values);
  } catch (error) {
    logError(error, { path: paths.security() });
    return refused("security.changeFailed");
  }
}
