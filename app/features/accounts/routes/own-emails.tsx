import { findOwnEmailChange } from "#app/features/accounts/address/email-change.server.ts";
import {
  findOwnEmails,
  sendOwnConfirmation,
  setOwnMuted,
} from "#app/features/accounts/emails/own-emails.server.ts";
import { optionalEmailsFor } from "#app/features/accounts/emails/reader-kinds.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { EmailAddresses } from "#app/features/accounts/ui/address/email-addresses.tsx";
import { EmailKinds } from "#app/features/accounts/ui/email-kinds.tsx";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths, safeNext } from "#app/paths.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import type { Route } from "./+types/own-emails.ts";

export { formsSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  const [{ unconfirmed, contact, muted }, pending] = await Promise.all([
    findOwnEmails(person),
    findOwnEmailChange(person),
  ]);
  return {
    email: shownEmail(person.email),
    contact,
    unconfirmed,
    pending,
    kinds: optionalEmailsFor(person).map((kind) => ({ kind, isOn: !muted.includes(kind) })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const person = signedInPerson(context, request);
  const input = await readForm(request);
  const here = paths.ownEmails();
  if (input.intent === "confirm") {
    const which = input.which === "contact" ? "contact" : "account";
    const sent = await sendOwnConfirmation(person, which);
    const back = safeNext(input.next) ?? here;
    if (isRefused(sent)) return redirectWithFlash(back, "err", "ownEmails.tooMany");
    return redirectWithFlash(
      back,
      "ok",
      sent.sent ? "ownEmails.sent" : "ownEmails.alreadyConfirmed",
    );
  }
  const shown = optionalEmailsFor(person);
  await setOwnMuted(
    person,
    shown,
    shown.filter((kind) => input[kind] === "on"),
  );
  return redirectWithFlash(here, "ok", "ownEmails.saved");
}

export default function OwnEmails({ loaderData }: Route.ComponentProps) {
  const { title, description, byPhone } = useAllMessages().ownEmails;
  return (
    <AccountPage
      title={loaderData.email === null ? byPhone.title : title}
      description={description}
    >
      <EmailAddresses {...loaderData} />
      {loaderData.kinds.length > 0 && (
        <EmailKinds kinds={loaderData.kinds} byPhone={loaderData.email === null} />
      )}
    </AccountPage>
  );
}
