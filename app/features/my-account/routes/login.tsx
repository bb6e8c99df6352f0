import { data, redirect } from "react-router";
import { loginForm } from "#app/features/accounts/account-forms.ts";
import type { Session } from "#app/features/accounts/accounts.server.ts";
import { destinationOf } from "#app/features/accounts/destinations.ts";
import { clientOf } from "#app/features/accounts/devices/client.server.ts";
import {
  readDeviceCookies,
  sharedCookie,
} from "#app/features/accounts/devices/device-cookies.server.ts";
import {
  findRelyingParty,
  type RelyingParty,
} from "#app/features/accounts/second-factor/passkeys/relying-party.server.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { sessionCookies } from "#app/features/accounts/session/session-cookies.server.ts";
import { keepsForm, leadOn, nextOf } from "#app/features/accounts/sign-in/lead-on.server.ts";
import { signInWithPasskey } from "#app/features/accounts/sign-in/passkey-sign-in.server.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { BesideArch } from "#app/features/accounts/ui/beside-arch.tsx";
import { type LoginAnswer, LoginForm } from "#app/features/accounts/ui/login-form.tsx";
import { findTitleToApplyFor } from "#app/features/applications/apply/sign-in-purpose.server.ts";
import { sendOrKeep } from "#app/http/connection-lost.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormValues } from "#app/http/form.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused, refused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { Route } from "./+types/login.ts";

export { headersOfAction as headers } from "#app/http/page-headers.ts";
export { formsSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  if (actor.kind === "person") throw redirect(destinationOf(actor.userType), 303);
  const next = nextOf(request) ?? null;
  const purpose = next && (await findTitleToApplyFor(next));
  const { isShared } = readDeviceCookies(request.headers);
  const offersPasskey = findRelyingParty(request) !== undefined;
  const { isOffered: offersPhone, signUp: takesPhone } = settings().sms;
  const isStored = next !== null && keepsForm(next);
  return {
    next,
    purpose: purpose ?? null,
    isStored,
    isShared,
    offersPasskey,
    offersPhone,
    takesPhone,
  };
}

export async function action({ request }: Route.ActionArgs) {
  const values = await readForm(request);
  const rp = values.intent === "passkey" ? findRelyingParty(request) : undefined;
  if (rp) return actWithPasskey(values, rp, request);
  const checked = checkForm(loginForm, values);
  if (checked.errors) return refuse(values, { errors: checked.errors }, { status: 400 });
  const { shared, remember } = checked.values;
  const input = { ...checked.values, remember: remember && !shared };
  const session = await signIn(input, clientOf(request));
  if ("refused" in session && "setCookies" in session) {
    const headers = sessionCookies([...session.setCookies, sharedCookie(shared)]);
    if (session.refused === "accounts.blocked") {
      return redirect(paths.blocked(), { status: 303, headers });
    }
    return redirect(paths.verifyLogin({ next: nextOf(request) }), { status: 303, headers });
  }
  if (isRefused(session)) {
    const isOfPhone = session.refused === "accounts.wrongPassword" && !input.email.includes("@");
    const why =
      isOfPhone && settings().sms.signUp
        ? { ...session, ...refused("accounts.wrongPhonePassword") }
        : session;
    return refuse(values, why, refusalInit(session));
  }
  return goOn(session, shared, request);
}

async function actWithPasskey(values: FormValues, rp: RelyingParty, request: Request) {
  const { credential = "", shared, remember } = values;
  const session = await signInWithPasskey(
    { credential, remember: Boolean(remember) && !shared },
    clientOf(request),
    rp,
  );
  if (isRefused(session)) return refuse(values, session, refusalInit(session));
  return goOn(session, Boolean(shared), request);
}

function goOn(session: Session, isShared: boolean, request: Request) {
  const headers = sessionCookies([...session.setCookies, sharedCookie(isShared)]);
  return leadOn(request, session, headers);
}

export async function clientAction(args: Route.ClientActionArgs) {
  return await sendOrKeep(args, returnedValues);
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const login = messages.accounts.login;
  return (
    <BesideArch>
      <title>{`${login.title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={login.description} />
      <LoginForm {...loaderData} answer={actionData} />
    </BesideArch>
  );
}

function refuse(values: FormValues, why: Omit<LoginAnswer, "values">, init: ResponseInit) {
  const answer: LoginAnswer = { ...why, values: returnedValues(values) };
  return data(answer, init);
}

/** The input goes back, the password never. */
function returnedValues({ email = "", remember = "", shared = "" }: FormValues) {
  return { email, remember, shared };
}
