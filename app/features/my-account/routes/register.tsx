import { data, redirect, redirectDocument } from "react-router";
import {
  phoneRegistrationForm,
  plans,
  type RegistrationValues,
  registrationForm,
} from "#app/features/accounts/account-forms.ts";
import { registerAccount } from "#app/features/accounts/accounts.server.ts";
import { askAboutSlip, chosenEmail } from "#app/features/accounts/address/email-slip.ts";
import { destinationOf } from "#app/features/accounts/destinations.ts";
import { type Client, clientOf } from "#app/features/accounts/devices/client.server.ts";
import {
  readDeviceCookies,
  sharedCookie,
} from "#app/features/accounts/devices/device-cookies.server.ts";
import { readSentTo, sentToCookie } from "#app/features/accounts/devices/sent-to.server.ts";
import {
  findPhoneRegistration,
  requestPhoneRegistration,
} from "#app/features/accounts/phone/phone-registration.server.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { sessionCookies } from "#app/features/accounts/session/session-cookies.server.ts";
import { withOnePassword } from "#app/features/accounts/sign-in/password-rule.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { signInName } from "#app/features/accounts/sign-in-name.server.ts";
import { AccountCreated, RegistrationSent } from "#app/features/accounts/ui/account-created.tsx";
import { BesideArch } from "#app/features/accounts/ui/beside-arch.tsx";
import {
  type RegistrationAnswer,
  RegistrationForm,
} from "#app/features/accounts/ui/registration-form.tsx";
import { findTitleToApplyFor } from "#app/features/applications/apply/sign-in-purpose.server.ts";
import { homePlaceChoices } from "#app/features/places/place-choices.server.ts";
import { loadOrNothing, sendOrKeep } from "#app/http/connection-lost.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormValues } from "#app/http/form.ts";
import { languageContext } from "#app/http/language.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths, safeNext } from "#app/paths.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { isRefused, refused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { Route } from "./+types/register.ts";

export { headersOfAction as headers } from "#app/http/page-headers.ts";
export { formsSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const actor = actorOf(context);
  const created = actor.kind === "person" && query.has("created");
  const sent = actor.kind === "visitor" && query.has("sent");
  if (actor.kind === "person" && !created) throw redirect(destinationOf(actor.userType), 303);
  const { signUp: offersPhone } = settings().sms;
  const byPhone = offersPhone && query.get("by") === "phone";
  // Who comes back for another number finds the form as it was.
  const begun = byPhone ? await findPhoneRegistration(request.headers) : undefined;
  const chosen = {
    country: query.get("country") ?? begun?.country ?? "Syria",
    province: query.get("province") ?? begun?.province,
    ...(begun && !query.has("country") && { city: begun.city }),
  };
  const next = safeNext(query.get("next")) ?? null;
  const plan = plans.find((known) => known === query.get("plan")) ?? null;
  const sentTo = readSentTo(request.headers);
  return {
    created:
      actor.kind === "person" && created
        ? { name: signInName(actor), byPhone: actor.email === null }
        : null,
    sent: sent ? { email: sentTo } : null,
    next,
    purpose: (next && (await findTitleToApplyFor(next))) || null,
    isShared: readDeviceCookies(request.headers).isShared,
    userType: query.get("type") === "company" ? "company" : "customer_employee",
    plan,
    place: homePlaceChoices(chosen, context.get(languageContext)),
    offersPhone,
    byPhone,
    values: { firstName: begun?.firstName, lastName: begun?.lastName, phone: begun?.phone },
  };
}

/** A list of places that does not come must not replace the form. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const nothing = {
    created: null,
    sent: null,
    next: null,
    userType: "customer_employee",
    plan: null,
    purpose: null,
    isShared: false,
    offersPhone: false,
    byPhone: false,
    values: {},
  };
  return await loadOrNothing(args, "country", { ...nothing, place: null });
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  if (actor.kind === "person") return redirect(destinationOf(actor.userType), 303);
  const input = inMode(withOnePassword(chosenEmail(await readForm(request))));
  const answer = (why: Partial<RegistrationAnswer>, init: ResponseInit) => {
    const place = homePlaceChoices(input, context.get(languageContext));
    const whole: RegistrationAnswer = { ...why, values: returnedValues(input), place };
    return data(whole, init);
  };
  if (input.intent === "place" || isSwitch(input.intent)) return answer({}, { status: 200 });
  if (input.by === "phone" && settings().sms.signUp)
    return registerByPhone(request, context, input, answer);
  const checked = checkForm(registrationForm, input);
  if (checked.errors) return answer({ errors: checked.errors }, { status: 400 });
  const meant = askAboutSlip(input, checked.values.email);
  if (meant) return answer({ meant }, { status: 400 });
  const language = context.get(languageContext);
  const registered = await register(checked.values, clientOf(request), language);
  if (isRefused(registered)) {
    if (registered.refused === "accounts.confirmFirst") {
      const headers = { "set-cookie": sentToCookie(checked.values.email) };
      return redirect(paths.register({ sent: 1 }), { status: 303, headers });
    }
    const field = fieldOf[registered.refused];
    return answer(
      field ? { errors: { [field]: registered.refused } } : registered,
      refusalInit(registered),
    );
  }
  return await welcome(request, checked.values, Boolean(input.shared));
}

export async function clientAction(args: Route.ClientActionArgs) {
  return await sendOrKeep(args, returnedValues);
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { title, description } = messages.accounts.register;
  return (
    <BesideArch>
      <title>{`${title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={description} />
      {loaderData.created ? (
        <AccountCreated to={loaderData.next ?? paths.landing()} {...loaderData.created} />
      ) : loaderData.sent ? (
        <RegistrationSent email={loaderData.sent.email} />
      ) : (
        <RegistrationForm start={loaderData} answer={actionData} />
      )}
    </BesideArch>
  );
}

/** The form is switched between email and phone by a button, which also works without scripts. */
function isSwitch(intent: string | undefined): boolean {
  return intent === "by-phone" || intent === "by-email";
}

function inMode(input: FormValues): FormValues {
  if (input.intent === "by-email") return { ...input, by: "", email: input.emailInput ?? "" };
  if (input.intent !== "by-phone") return input;
  return { ...input, by: "phone", emailInput: input.email ?? "" };
}

/** Sends a code to the phone, and goes on to the page where it is entered. */
async function registerByPhone(
  request: Request,
  context: Route.ActionArgs["context"],
  input: FormValues,
  answer: (
    why: Partial<RegistrationAnswer>,
    init: ResponseInit,
  ) => ReturnType<typeof data<RegistrationAnswer>>,
) {
  const checked = checkForm(phoneRegistrationForm, input);
  if (checked.errors) return answer({ errors: checked.errors }, { status: 400 });
  const language = context.get(languageContext);
  const sent = await requestPhoneRegistration(checked.values, clientOf(request), language);
  if (isRefused(sent)) {
    const field = fieldOf[sent.refused];
    return answer(field ? { errors: { [field]: sent.refused } } : sent, refusalInit(sent));
  }
  const next = safeNext(new URL(request.url).searchParams.get("next"));
  const cookies = [...sent.setCookies, sharedCookie(Boolean(input.shared))];
  return redirect(paths.registerCode({ next }), { status: 303, headers: sessionCookies(cookies) });
}

const fieldOf: Record<string, string> = {
  "phone.notMobile": "phone",
  "phone.countryNotServed": "phone",
  "accounts.passwordCommon": "password",
  "accounts.emailNeedsUtf8": "email",
};

/** An error is worded in the form, where the input still stands. */
async function register(values: RegistrationValues, client: Client, language: Language) {
  try {
    return await registerAccount(values, client, language);
  } catch (error) {
    logError(error, { path: paths.register() });
    return refused("accounts.registrationFailed");
  }
}

/** Signs the new account in and goes to the page that says so, a reload of which makes no other. */
async function welcome(
  request: Request,
  { email, password }: RegistrationValues,
  isShared: boolean,
) {
  const next = safeNext(new URL(request.url).searchParams.get("next"));
  const session = await signIn({ email, password, remember: false }, clientOf(request), true);
  if (isRefused(session)) return redirectWithFlash(paths.login({ next }), "ok", "accounts.created");
  // A whole new page: the one that moves on after two seconds, with and without scripts.
  return redirectDocument(paths.register({ created: 1, next }), {
    status: 303,
    headers: sessionCookies([...session.setCookies, sharedCookie(isShared)]),
  });
}

/** The input goes back, the passwords never. */
function returnedValues({ password, confirmPassword, ...others }: FormValues): FormValues {
  return others;
}
