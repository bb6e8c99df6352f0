import { data, redirect, redirectDocument } from "react-router";
import {
  plans,
  type RegistrationValues,
  registrationForm,
} from "#app/areas/accounts/account-forms.ts";
import { registerAccount } from "#app/areas/accounts/accounts.server.ts";
import { type Client, clientOf } from "#app/areas/accounts/client.server.ts";
import { destinationOf } from "#app/areas/accounts/destinations.ts";
import { refusalInit } from "#app/areas/accounts/refusal-init.server.ts";
import { actorOf } from "#app/areas/accounts/session.server.ts";
import { sessionCookies } from "#app/areas/accounts/session-cookies.server.ts";
import { signIn } from "#app/areas/accounts/sign-in.server.ts";
import { AccountCreated } from "#app/areas/accounts/ui/account-created.tsx";
import {
  type RegistrationAnswer,
  RegistrationForm,
} from "#app/areas/accounts/ui/registration-form.tsx";
import { placeChoices } from "#app/areas/places/place-choices.server.ts";
import { paths, safeNext } from "#app/paths.ts";
import { readForm } from "#app/platform/form.server.ts";
import { checkForm, type FormValues } from "#app/platform/form.ts";
import { languageContext } from "#app/platform/language.server.ts";
import type { Language } from "#app/platform/language.ts";
import { loadOrNothing, sendOrKeep } from "#app/platform/line-cut.ts";
import { logFault } from "#app/platform/log.server.ts";
import { redirectWithNotice } from "#app/platform/notice.server.ts";
import { isRefused, refused } from "#app/platform/outcome.ts";
import { useWords } from "#app/words/context.tsx";
import type { Route } from "./+types/register.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const actor = actorOf(context);
  const created = actor.kind === "person" && query.has("created");
  if (actor.kind === "person" && !created) throw redirect(destinationOf(actor.userType), 303);
  const chosen = {
    country: query.get("country") ?? "Syria",
    province: query.get("province") ?? undefined,
  };
  const plan = plans.find((known) => known === query.get("plan")) ?? null;
  return {
    created,
    next: safeNext(query.get("next")) ?? null,
    userType: query.get("type") === "company" ? "company" : "customer_employee",
    plan,
    place: placeChoices(chosen, context.get(languageContext)),
  };
}

/** A list of places that does not come must not take the form away. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const nothing = { created: false, next: null, userType: "customer_employee", plan: null };
  return await loadOrNothing(args, "country", { ...nothing, place: null });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  if (actor.kind === "person") return redirect(destinationOf(actor.userType), 303);
  const typed = await readForm(request);
  const answer = (why: Partial<RegistrationAnswer>, init: ResponseInit) => {
    const place = placeChoices(typed, context.get(languageContext));
    const whole: RegistrationAnswer = { ...why, values: keptOf(typed), place };
    return data(whole, init);
  };
  if (typed.intent === "place") return answer({}, { status: 200 });
  const checked = checkForm(registrationForm, typed);
  if (checked.errors) return answer({ errors: checked.errors }, { status: 400 });
  const language = context.get(languageContext);
  const made = await register(checked.values, clientOf(request), language);
  if (isRefused(made)) {
    const common = made.refused === "accounts.passwordCommon";
    return answer(common ? { errors: { password: made.refused } } : made, refusalInit(made));
  }
  return await welcome(request, checked.values);
}

export async function clientAction(args: Route.ClientActionArgs) {
  return await sendOrKeep(args, keptOf);
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords();
  const { title, description } = words.accounts.register;
  return (
    <div className="wrap narrow page">
      <title>{`${title} | ${words.ui.frame.site}`}</title>
      <meta name="description" content={description} />
      {loaderData.created ? (
        <AccountCreated to={loaderData.next ?? paths.landing()} />
      ) : (
        <RegistrationForm start={loaderData} answer={actionData} />
      )}
    </div>
  );
}

/** A fault is worded in the form, where what was typed still stands. */
async function register(values: RegistrationValues, client: Client, language: Language) {
  try {
    return await registerAccount(values, client, language);
  } catch (error) {
    logFault(error, { path: paths.register() });
    return refused("accounts.registrationFailed");
  }
}

/** Signs the new account in and goes to the page that says so, a reload of which makes no other. */
async function welcome(request: Request, { email, password }: RegistrationValues) {
  const next = safeNext(new URL(request.url).searchParams.get("next"));
  const session = await signIn({ email, password, remember: false }, clientOf(request), true);
  if (isRefused(session))
    return redirectWithNotice(paths.login({ next }), "ok", "accounts.created");
  // A whole new page: the one that moves on after two seconds, with and without scripts.
  return redirectDocument(paths.register({ created: 1, next }), {
    status: 303,
    headers: sessionCookies(session.setCookies),
  });
}

/** What was typed goes back, the passwords never. */
function keptOf({ password, confirmPassword, ...kept }: FormValues): FormValues {
  return kept;
}
