import { data, redirect } from "react-router";
import { destinationOf } from "#app/features/accounts/destinations.ts";
import { clientOf } from "#app/features/accounts/devices/client.server.ts";
import {
  readDeviceCookies,
  sharedCookie,
} from "#app/features/accounts/devices/device-cookies.server.ts";
import {
  requestSignInCode,
  signInByPhone,
} from "#app/features/accounts/phone/phone-sign-in.server.ts";
import {
  CodeStep,
  NumberStep,
  type PhoneLoginAnswer,
} from "#app/features/accounts/phone/ui/phone-login-form.tsx";
import { mobileDigits, spacedMobile } from "#app/features/accounts/profile/mobile-number.server.ts";
import { findChallenge } from "#app/features/accounts/session/pending-sign-in.server.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { sessionCookies } from "#app/features/accounts/session/session-cookies.server.ts";
import { leadOn, nextOf } from "#app/features/accounts/sign-in/lead-on.server.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { BesideArch } from "#app/features/accounts/ui/beside-arch.tsx";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import { sendOrKeep } from "#app/http/connection-lost.ts";
import { cookieLine, readCookie, redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import type { FormValues } from "#app/http/form.ts";
import { languageContext } from "#app/http/language.server.ts";
import { challengeMinutes } from "#app/limits.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused, notFound, type Refusal } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { Route } from "./+types/phone-login.ts";

export { headersOfAction as headers } from "#app/http/page-headers.ts";
export { formsSheet as links } from "#app/styles/sheets.ts";

/** The number that was typed, to be shown beside its code: the database has only confirmed ones. */
const numberCookie = "furas_phone";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  if (actor.kind === "person") throw redirect(destinationOf(actor.userType), 303);
  if (!settings().sms.isOffered) throw notFound();
  const wantsCode = !new URL(request.url).searchParams.has("again");
  const open = wantsCode ? await findChallenge(request.headers, "phone-sign-in") : undefined;
  const { isShared } = readDeviceCookies(request.headers);
  const digits = open && readCookie(request.headers.get("cookie"), numberCookie);
  const number = digits ? spacedMobile(digits) : null;
  return { next: nextOf(request) ?? null, isSent: open !== undefined, number, isShared };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  if (actor.kind === "person") return redirect(destinationOf(actor.userType), 303);
  if (!settings().sms.isOffered) throw notFound();
  const input = await readForm(request);
  if (input.intent === "code") return enterCode(request, input);
  const sent = await requestSignInCode(
    input.phone ?? "",
    context.get(languageContext),
    clientOf(request),
  );
  if (isRefused(sent)) return refuse(input, sent);
  const digits = mobileDigits(input.phone ?? "") ?? "";
  const number = cookieLine(numberCookie, digits, challengeMinutes * 60);
  const headers = sessionCookies([...sent.setCookies, number]);
  return redirect(paths.phoneLogin({ next: nextOf(request) }), { status: 303, headers });
}

export async function clientAction(args: Route.ClientActionArgs) {
  return await sendOrKeep(args, returnedValues);
}

export default function PhoneLogin({ loaderData, actionData }: Route.ComponentProps) {
  const { phone, ui } = useAllMessages();
  const isSending = useSending(paths.phoneLogin());
  const { next, isSent, number, isShared } = loaderData;
  const answer = actionData as PhoneLoginAnswer | undefined;
  const common = { next, isSending, answer };
  // A refused number is corrected even while an earlier code can still be entered.
  const isCodeStep = answer ? answer.values.intent === "code" : isSent;
  return (
    <BesideArch>
      <title>{`${phone.login.title} | ${ui.frame.site}`}</title>
      <meta name="description" content={phone.login.description} />
      <meta name="robots" content="noindex" />
      {isCodeStep ? (
        <CodeStep {...common} number={number} isShared={isShared} />
      ) : (
        <NumberStep {...common} />
      )}
    </BesideArch>
  );
}

async function enterCode(request: Request, input: FormValues) {
  const { code = "", password = "", remember = "", shared = "" } = input;
  if (code.trim() === "") {
    const answer = {
      errors: { code: "phone.codeMissing" },
      values: returnedValues(input),
    } as const;
    return data<PhoneLoginAnswer>(answer, { status: 400 });
  }
  const isShared = shared !== "";
  const session = await signInByPhone(
    { code, password, remember: remember !== "" && !isShared },
    clientOf(request),
  );
  const ended = [sharedCookie(isShared), cookieLine(numberCookie, "", 0)];
  if ("refused" in session && "setCookies" in session) {
    const isBlocked = session.refused === "accounts.blocked";
    const to = isBlocked ? paths.blocked() : paths.verifyLogin({ next: nextOf(request) });
    const response =
      isBlocked || password === ""
        ? redirect(to, 303)
        : redirectWithFlash(to, "warn", "phone.login.passwordStays");
    for (const cookie of [...session.setCookies, ...ended]) {
      response.headers.append("set-cookie", cookie);
    }
    return response;
  }
  if (isRefused(session)) return refuse(input, session);
  return leadOn(request, session, sessionCookies([...session.setCookies, ...ended]));
}

const fieldOf: Record<string, string> = {
  "phone.notMobile": "phone",
  "phone.codeWrong": "code",
  "accounts.passwordTooShort": "password",
  "accounts.passwordTooLong": "password",
  "accounts.passwordCommon": "password",
};

function refuse(input: FormValues, refusal: Refusal) {
  const field = fieldOf[refusal.refused];
  const why = field ? { errors: { [field]: refusal.refused } } : refusal;
  return data<PhoneLoginAnswer>({ ...why, values: returnedValues(input) }, refusalInit(refusal));
}

function returnedValues(input: FormValues) {
  const { intent = "", phone = "", password = "", remember = "", shared = "" } = input;
  return { intent, phone, forgot: password !== "", remember, shared };
}
