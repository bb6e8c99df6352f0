import { data } from "react-router";
import type { Person } from "#app/areas/accounts/actor.ts";
import { changeOwnPassword } from "#app/areas/accounts/change-password.server.ts";
import { leftCookie, sharedCookie } from "#app/areas/accounts/device-data/device-cookies.server.ts";
import { sharedContext } from "#app/areas/accounts/device-data/device-data.server.ts";
import { formatMoment } from "#app/areas/accounts/moment.ts";
import { refusalInit } from "#app/areas/accounts/refusal-init.server.ts";
import { hasSecondFactor } from "#app/areas/accounts/second-factor/second-factors.server.ts";
import { securityForm } from "#app/areas/accounts/security-form.ts";
import { signedInPerson } from "#app/areas/accounts/session.server.ts";
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from "#app/areas/accounts/sessions.server.ts";
import { AccountPage } from "#app/areas/accounts/ui/account-page.tsx";
import { type PasswordAnswer, PasswordForm } from "#app/areas/accounts/ui/password-form.tsx";
import { SessionList } from "#app/areas/accounts/ui/session-list.tsx";
import { SharedDevice } from "#app/areas/accounts/ui/shared-device.tsx";
import { TwoStepCard } from "#app/areas/accounts/ui/two-step-card.tsx";
import { paths } from "#app/paths.ts";
import { readForm } from "#app/platform/form.server.ts";
import { checkForm, type FormValues } from "#app/platform/form.ts";
import { languageContext } from "#app/platform/language.server.ts";
import { lineCutKey, onlyLineCut } from "#app/platform/line-cut.ts";
import { logFault } from "#app/platform/log.server.ts";
import { redirectWithNotice } from "#app/platform/notice.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { isRefused, refused } from "#app/platform/outcome.ts";
import { useAllWords } from "#app/words/context.tsx";
import type { Route } from "./+types/security.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  const sessions = await orEmpty("sessions", listOwnSessions(person), []);
  const worded = (moment: string) => formatMoment(moment, context.get(languageContext));
  return {
    email: person.email,
    hasSecondFactor: await hasSecondFactor(person.id),
    isShared: context.get(sharedContext),
    // Worded here: a browser's own table of dates may put it in other words.
    sessions: sessions.map((session) => ({
      ...session,
      since: worded(session.since),
      lastUsed: worded(session.lastUsedAt),
    })),
  };
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export async function action({ request, context }: Route.ActionArgs) {
  const person = signedInPerson(context, request);
  const typed = await readForm(request);
  const here = paths.security();
  if (typed.intent === "shared" || typed.intent === "not-shared") {
    const isShared = typed.intent === "shared";
    const said = isShared ? "security.nowShared" : "security.nowOwn";
    const response = redirectWithNotice(here, "ok", said);
    response.headers.append("set-cookie", sharedCookie(isShared));
    // The page that follows removes what was kept so far.
    if (isShared) response.headers.append("set-cookie", leftCookie("all"));
    return response;
  }
  if (typed.intent === "end") {
    await endOwnSession(person, typed.session ?? "");
    return redirectWithNotice(here, "ok", "security.ended");
  }
  if (typed.intent === "end-others") {
    await endOtherSessions(person);
    return redirectWithNotice(here, "ok", "security.othersEnded");
  }
  return (
    (await changePassword(person, typed)) ??
    redirectWithNotice(here, "ok", "security.passwordChanged")
  );
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    onlyLineCut(error);
    return data<PasswordAnswer>({ refused: lineCutKey }, 503);
  }
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const words = useAllWords();
  const { title, description, back } = words.security;
  return (
    <AccountPage title={title} description={description} back={back}>
      <SessionList sessions={loaderData.sessions} />
      <SharedDevice isShared={loaderData.isShared} />
      <TwoStepCard isOn={loaderData.hasSecondFactor} />
      <PasswordForm email={loaderData.email} answer={actionData} />
    </AccountPage>
  );
}

/** Undefined once it is changed. */
async function changePassword(person: Person, typed: FormValues) {
  const checked = checkForm(securityForm, typed);
  const answer = (why: PasswordAnswer, init: ResponseInit) => data<PasswordAnswer>(why, init);
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

/** A fault is worded in the form. */
async function changeOrSay(person: Person, values: { current: string; password: string }) {
  try {
    return await changeOwnPassword(person, values);
  } catch (error) {
    logFault(error, { path: paths.security() });
    return refused("security.changeFailed");
  }
}
