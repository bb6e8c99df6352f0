import { data } from "react-router";
import {
  type Confirmation,
  confirmAddress,
  findConfirmation,
} from "#app/features/accounts/emails/confirmation-links.server.ts";
import {
  ConfirmationInvalid,
  ConfirmationQuestion,
  ConfirmationUsed,
} from "#app/features/accounts/ui/confirmation.tsx";
import { sendOrRefuse } from "#app/http/connection-lost.ts";
import { readForm } from "#app/http/form.server.ts";
import { secretAddress } from "#app/http/secret-address.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import type { Route } from "./+types/confirm-email.ts";

export { formsSheet as links } from "#app/styles/sheets.ts";

type Answer = { confirmation?: Confirmation; refused?: MessageKey };

export function headers() {
  return secretAddress;
}

/** Opening the link changes nothing: programs that check emails for their readers open it too. */
export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return data({ token, confirmation: await findConfirmation(token) }, { headers: secretAddress });
}

export async function action({ request }: Route.ActionArgs) {
  const input = await readForm(request);
  const token = new URL(request.url).searchParams.get("token") ?? input.token ?? "";
  const confirmation = await confirmAddress(token);
  const status = confirmation.state === "invalid" ? 410 : 200;
  return data<Answer>({ confirmation }, { status, headers: secretAddress });
}

export async function clientAction(args: Route.ClientActionArgs) {
  return await sendOrRefuse(args, { confirmation: undefined });
}

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { confirm } = messages.ownEmails;
  const confirmation = actionData?.confirmation ?? loaderData.confirmation;
  const title = { open: confirm.title, used: confirm.doneTitle, invalid: confirm.invalidTitle };
  return (
    <div className="wrap slim page">
      <title>{`${title[confirmation.state]} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={confirm.description} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="strict-origin" />
      {confirmation.state === "invalid" && <ConfirmationInvalid />}
      {confirmation.state === "used" && <ConfirmationUsed address={confirmation.address} />}
      {confirmation.state === "open" && (
        <ConfirmationQuestion
          token={loaderData.token}
          address={confirmation.address}
          answer={actionData}
        />
      )}
    </div>
  );
}
