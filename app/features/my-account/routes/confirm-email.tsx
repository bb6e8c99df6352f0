import { data } from "react-router";
import {
  type Confirmation,
  confirmAddress,
  countLinkTry,
  findConfirmation,
} from "#app/features/accounts/address/confirm-address.server.ts";
import {
  completeEmailChange,
  findEmailChange,
} from "#app/features/accounts/address/email-change.server.ts";
import {
  completeRegistration,
  findPendingRegistration,
} from "#app/features/accounts/address/pending-registrations.server.ts";
import { type Client, clientOf } from "#app/features/accounts/devices/client.server.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import type { AccountAnswer } from "#app/features/accounts/ui/account-form.tsx";
import {
  ConfirmationInvalid,
  ConfirmationQuestion,
  ConfirmationUsed,
} from "#app/features/accounts/ui/address/confirmation.tsx";
import { removeAccount } from "#app/features/my-account/delete-account.server.ts";
import { sendOrRefuse } from "#app/http/connection-lost.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { secretAddress } from "#app/http/page-headers.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import type { Route } from "./+types/confirm-email.ts";

export { secretHeaders as headers } from "#app/http/page-headers.ts";
export { formsSheet as links } from "#app/styles/sheets.ts";

type Shown =
  | Confirmation
  | { state: "change"; address: string; needsPassword: boolean }
  | { state: "changed"; address: string };
type Answer = AccountAnswer & { confirmation?: Shown };

/** Opening the link changes nothing: programs that check emails for their readers open it too. */
export async function loader({ request }: Route.LoaderArgs) {
  const token = tokenIn(request);
  const confirmation = inOwnScript(await findLink(token, request.headers));
  return data({ token, confirmation }, { headers: secretAddress });
}

/** Of a registration, a change of address or an account that there is. */
async function findLink(token: string, headers: Headers): Promise<Shown> {
  const registration = await findPendingRegistration(token);
  if (registration) return { state: "open", address: registration, needsPassword: true };
  const change = await findEmailChange(token, headers);
  return change ? { state: "change", ...change } : findConfirmation(token, headers);
}

export async function action({ request }: Route.ActionArgs) {
  const { password = "", token: sent = "" } = await readForm(request);
  const token = tokenIn(request) || sent;
  if (await findPendingRegistration(token)) return register(token, password, clientOf(request));
  if (await findEmailChange(token, request.headers))
    return change(token, password, request.headers);
  const confirmed = await confirmAddress(token, { password, headers: request.headers });
  if (isRefused(confirmed)) return refuse(confirmed);
  const status = confirmed.state === "invalid" ? 410 : 200;
  return data<Answer>({ confirmation: inOwnScript(confirmed) }, { status, headers: secretAddress });
}

function inOwnScript(shown: Shown): Shown {
  return "address" in shown ? { ...shown, address: shownEmail(shown.address) } : shown;
}

async function register(token: string, password: string, client: Client) {
  const tried = await countLinkTry(token);
  if (isRefused(tried)) return refuse(tried);
  const registered = await completeRegistration(token, password, removeAccount);
  if (isRefused(registered)) return refuse(registered);
  const session = await signIn(
    { email: registered.email, password, remember: false },
    client,
    true,
  );
  const to = isRefused(session) ? paths.login() : paths.myAccount();
  const response = redirectWithFlash(to, "ok", "ownEmails.confirm.registered");
  const cookies = isRefused(session) ? [] : session.setCookies;
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

async function change(token: string, password: string, headers: Headers) {
  const tried = password === "" ? {} : await countLinkTry(token);
  if (isRefused(tried)) return refuse(tried);
  const changed = await completeEmailChange(token, { password, headers }, removeAccount);
  if (isRefused(changed)) return refuse(changed);
  const confirmation = inOwnScript({ state: "changed" as const, ...changed });
  return data<Answer>({ confirmation }, { headers: secretAddress });
}

function refuse(refusal: Parameters<typeof refusalInit>[0]) {
  const isOfField = refusal.refused.startsWith("ownEmails.confirm.");
  const why = isOfField ? { errors: { password: refusal.refused } } : refusal;
  const { status, headers } = refusalInit(refusal);
  return data<Answer>(why, { status, headers: { ...headers, ...secretAddress } });
}

function tokenIn(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

export async function clientAction(args: Route.ClientActionArgs) {
  return await sendOrRefuse(args, { confirmation: undefined });
}

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { confirm, change } = messages.ownEmails;
  const answer = actionData as Answer | undefined;
  const confirmation = answer?.confirmation ?? loaderData.confirmation;
  const title = {
    open: confirm.title,
    change: change.title,
    used: confirm.doneTitle,
    changed: change.doneTitle,
    invalid: confirm.invalidTitle,
  };
  return (
    <div className="wrap slim page">
      <title>{`${title[confirmation.state]} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={confirm.description} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="strict-origin" />
      {confirmation.state === "invalid" && <ConfirmationInvalid />}
      {(confirmation.state === "used" || confirmation.state === "changed") && (
        <ConfirmationUsed {...confirmation} />
      )}
      {(confirmation.state === "open" || confirmation.state === "change") && (
        <ConfirmationQuestion token={loaderData.token} {...confirmation} answer={answer} />
      )}
    </div>
  );
}
