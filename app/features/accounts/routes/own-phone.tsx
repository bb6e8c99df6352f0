import { data, redirect } from "react-router";
import { clientOf } from "#app/features/accounts/devices/client.server.ts";
import {
  confirmOwnPhone,
  findOwnPhone,
  removeOwnPhone,
  requestOwnCode,
} from "#app/features/accounts/phone/own-phone.server.ts";
import { OwnPhone, type PhoneAnswer } from "#app/features/accounts/phone/ui/own-phone.tsx";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { sessionCookies } from "#app/features/accounts/session/session-cookies.server.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { sendOrRefuse } from "#app/http/connection-lost.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { textFields } from "#app/http/form.ts";
import { languageContext } from "#app/http/language.server.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused, notFound, type Refusal } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { Route } from "./+types/own-phone.ts";

export { headersOfAction as headers } from "#app/http/page-headers.ts";
export { formsSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  const { isOffered } = settings().sms;
  const { confirmed, ...own } = await findOwnPhone(person, request.headers);
  // A number that was confirmed before can be removed all the same.
  if (!isOffered && !confirmed) throw notFound();
  const since = confirmed && formatDateTime(confirmed.since, context.get(languageContext));
  const opensAlone = person.email === null;
  return {
    ...own,
    isOffered,
    opensAlone,
    confirmed: confirmed && { ...confirmed, since: since ?? "" },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const person = signedInPerson(context, request);
  const { intent = "", phone = "", password = "", code = "" } = await readForm(request);
  const refuse = (refusal: Refusal) => {
    const field = fieldOf[refusal.refused];
    const why = field ? { errors: { [field]: refusal.refused } } : refusal;
    return data<PhoneAnswer>({ intent, phone, ...why }, refusalInit(refusal));
  };
  const here = paths.ownPhone();
  if (intent === "remove") {
    const removed = await removeOwnPhone(person, password);
    return isRefused(removed)
      ? refuse(removed)
      : redirectWithFlash(paths.security(), "ok", "phone.removed");
  }
  if (!settings().sms.isOffered) throw notFound();
  if (intent === "confirm") {
    const confirmed = await confirmOwnPhone(person, code, clientOf(request));
    if (isRefused(confirmed)) return refuse(confirmed);
    const response = redirectWithFlash(here, "ok", "phone.confirmed");
    for (const cookie of confirmed.setCookies) response.headers.append("set-cookie", cookie);
    return response;
  }
  const language = context.get(languageContext);
  const sent = await requestOwnCode(person, { phone, password }, language, clientOf(request));
  if (isRefused(sent)) return refuse(sent);
  return redirect(here, { status: 303, headers: sessionCookies(sent.setCookies) });
}

export async function clientAction(args: Route.ClientActionArgs) {
  const { intent = "", phone = "" } = textFields(await args.request.clone().formData());
  return await sendOrRefuse(args, { intent, phone });
}

export default function OwnPhonePage({ loaderData, actionData }: Route.ComponentProps) {
  const { phone } = useAllMessages();
  return (
    <AccountPage
      title={phone.title}
      description={phone.description}
      back={{ to: paths.security(), label: phone.back }}
    >
      <p className="mb-5">{phone.explained}</p>
      <OwnPhone {...loaderData} answer={actionData as PhoneAnswer | undefined} />
    </AccountPage>
  );
}

const fieldOf: Record<string, string> = {
  "phone.notMobile": "phone",
  "phone.countryNotServed": "phone",
  "phone.codeWrong": "code",
  "security.currentMissing": "password",
  "security.currentWrong": "password",
};
