import { data } from "react-router";
import {
  findUndo,
  undoEmailChange,
} from "#app/features/accounts/address/undo-email-change.server.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import type { AccountAnswer } from "#app/features/accounts/ui/account-form.tsx";
import { UndoInvalid, UndoQuestion } from "#app/features/accounts/ui/address/undo-email-change.tsx";
import { removeAccount } from "#app/features/my-account/delete-account.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { secretAddress } from "#app/http/page-headers.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import type { Route } from "./+types/undo-email-change.ts";

export { refuseWhenCut as clientAction } from "#app/http/connection-lost.ts";
export { secretHeaders as headers } from "#app/http/page-headers.ts";
export { formsSheet as links } from "#app/styles/sheets.ts";

/** Opening the link changes nothing: programs that check emails for their readers open it too. */
export async function loader({ request }: Route.LoaderArgs) {
  const token = tokenIn(request);
  return data(
    { token, address: shownEmail((await findUndo(token)) ?? null) },
    { headers: secretAddress },
  );
}

export async function action({ request }: Route.ActionArgs) {
  const undone = await undoEmailChange(tokenIn(request), removeAccount);
  if (isRefused(undone)) {
    const { status } = refusalInit(undone);
    return data<AccountAnswer>(undone, { status, headers: secretAddress });
  }
  const { resetToken } = undone;
  if (!resetToken) return redirectWithFlash(paths.forgotPassword(), "ok", "ownEmails.undo.done");
  const to = paths.resetPassword({ token: resetToken });
  const landing = redirectWithFlash(to, "ok", "ownEmails.undo.back");
  for (const [name, value] of Object.entries(secretAddress)) landing.headers.set(name, value);
  return landing;
}

function tokenIn(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

export default function UndoEmailChange({ loaderData, actionData }: Route.ComponentProps) {
  const { ownEmails, ui } = useAllMessages();
  const { undo } = ownEmails;
  const answer = actionData as AccountAnswer | undefined;
  const { token, address } = loaderData;
  const isOver = address === null || answer?.refused === "ownEmails.undo.invalid";
  return (
    <div className="wrap slim page">
      <title>{`${isOver ? undo.invalidTitle : undo.title} | ${ui.frame.site}`}</title>
      <meta name="description" content={undo.description} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="strict-origin" />
      {isOver ? <UndoInvalid /> : <UndoQuestion token={token} address={address} answer={answer} />}
    </div>
  );
}
