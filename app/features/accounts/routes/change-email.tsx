import { data } from "react-router";
import type { Person } from "#app/features/accounts/actor.ts";
import {
  cancelOwnEmailChange,
  findOwnEmailChange,
  needsCode,
  requestEmailChange,
} from "#app/features/accounts/address/email-change.server.ts";
import { emailChangeForm } from "#app/features/accounts/address/email-change-form.ts";
import { askAboutSlip, chosenEmail } from "#app/features/accounts/address/email-slip.ts";
import { findOwnEmails } from "#app/features/accounts/emails/own-emails.server.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { signInName } from "#app/features/accounts/sign-in-name.server.ts";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { type ChangeAnswer, EmailChange } from "#app/features/accounts/ui/address/email-change.tsx";
import { sendOrKeep } from "#app/http/connection-lost.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormValues } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { isRefused, refused } from "#app/platform/outcome.ts";
import type { Route } from "./+types/change-email.ts";

export { headersOfAction as headers } from "#app/http/page-headers.ts";
export { formsSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  const [{ contact, unconfirmed }, pending, asksCode] = await Promise.all([
    findOwnEmails(person),
    findOwnEmailChange(person),
    needsCode(person),
  ]);
  const isConfirmed = unconfirmed.account === null;
  const isFirst = person.email === null;
  return { signInName: signInName(person), isFirst, contact, pending, asksCode, isConfirmed };
}

export async function action({ request, context }: Route.ActionArgs) {
  const person = signedInPerson(context, request);
  const sent = await readForm(request);
  if (sent.intent === "cancel") {
    await cancelOwnEmailChange(person);
    return redirectWithFlash(paths.ownEmails(), "ok", "ownEmails.change.cancelled");
  }
  const input = chosenEmail(sent);
  const refuse = (why: Omit<ChangeAnswer, "values">, init: ResponseInit) =>
    data<ChangeAnswer>({ ...why, values: returnedValues(input) }, init);
  const checked = checkForm(emailChangeForm, input);
  if (checked.errors) return refuse({ errors: checked.errors }, { status: 400 });
  const meant = askAboutSlip(input, checked.values.email);
  if (meant) return refuse({ meant }, { status: 400 });
  const { contact: contactFollows, ...values } = checked.values;
  const requested = await requestOrSay(person, { ...values, contactFollows });
  if (!isRefused(requested)) {
    return redirectWithFlash(paths.ownEmails(), "ok", "ownEmails.change.sent");
  }
  const field = fieldOf[requested.refused];
  return refuse(
    field ? { errors: { [field]: requested.refused } } : requested,
    refusalInit(requested),
  );
}

export async function clientAction(args: Route.ClientActionArgs) {
  return await sendOrKeep(args, returnedValues);
}

export default function ChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { change } = useAllMessages().ownEmails;
  return (
    <AccountPage
      title={loaderData.isFirst ? change.firstTitle : change.title}
      description={change.description}
      back={{ to: paths.ownEmails(), label: useAllMessages().ownEmails.title }}
    >
      <EmailChange {...loaderData} answer={actionData as ChangeAnswer | undefined} />
    </AccountPage>
  );
}

const fieldOf: Record<string, string> = {
  "ownEmails.change.same": "email",
  "ownEmails.change.taken": "email",
  "accounts.emailNeedsUtf8": "email",
  "security.currentMissing": "password",
  "security.currentWrong": "password",
  "ownEmails.change.codeNeeded": "code",
  "twoStep.codeWrong": "code",
} satisfies Partial<Record<MessageKey, string>>;

/** An error is worded in the form. */
async function requestOrSay(person: Person, values: Parameters<typeof requestEmailChange>[1]) {
  try {
    return await requestEmailChange(person, values);
  } catch (error) {
    logError(error, { path: paths.changeEmail() });
    return refused("ownEmails.change.failed");
  }
}

/** The input goes back, password and code never. */
function returnedValues({ email = "", contact = "", checkedEmail = "" }: FormValues) {
  return { email, contact, checkedEmail };
}
