import { data, redirectDocument } from "react-router";
import { type Client, clientOf } from "#app/features/accounts/devices/client.server.ts";
import {
  findOpenLink,
  resetPassword,
} from "#app/features/accounts/password-reset/recovery.server.ts";
import {
  RecoveryDone,
  RecoveryInvalid,
  RecoveryReset,
} from "#app/features/accounts/password-reset/ui/recovery-reset.tsx";
import { sessionCookies } from "#app/features/accounts/session/session-cookies.server.ts";
import { passwordProblem, withOnePassword } from "#app/features/accounts/sign-in/password-rule.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import type { AccountAnswer } from "#app/features/accounts/ui/account-form.tsx";
import { BesideArch } from "#app/features/accounts/ui/beside-arch.tsx";
import { removeAccount } from "#app/features/my-account/delete-account.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { secretAddress } from "#app/http/page-headers.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { isRefused, refused } from "#app/platform/outcome.ts";
import type { Route } from "./+types/reset-password.ts";

export { refuseWhenCut as clientAction } from "#app/http/connection-lost.ts";
export { formsSheet as links } from "#app/styles/sheets.ts";

// The address opens an account: it is stored nowhere and sent to no other site. Not "no-referrer",
// under which
export function headers({ actionHeaders }: Route.HeadersArgs) {
  const retryAfter = actionHeaders?.get("retry-after");
  return retryAfter ? { ...secretAddress, "retry-after": retryAfter } : secretAddress;
}

export async function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const token = query.get("token") ?? "";
  const open = token === "" ? undefined : await findOpenLink(token, request.headers);
  const startsAnew = open?.startsAnew ?? false;
  return data(
    { done: query.has("done"), token: open ? token : null, startsAnew },
    { headers: secretAddress },
  );
}

export async function action({ request }: Route.ActionArgs) {
  const input = await readForm(request);
  const token = new URL(request.url).searchParams.get("token") ?? input.token ?? "";
  const answer = (why: AccountAnswer, init: { status: number; headers?: Record<string, string> }) =>
    data(why, { ...init, headers: { ...secretAddress, ...init.headers } });
  const { password = "", confirmPassword = "" } = withOnePassword(input);
  const problem = passwordProblem(password, confirmPassword);
  if (problem) {
    // A dead link is refused first, before the password is judged.
    if (!(await findOpenLink(token, request.headers)))
      return answer(refused("recovery.linkInvalid"), { status: 410 });
    return answer({ errors: { [problem.field]: problem.key } }, { status: 400 });
  }
  const set = await setPassword(token, password, clientOf(request));
  if (isRefused(set)) {
    const common = set.refused === "accounts.passwordCommon";
    return answer(common ? { errors: { password: set.refused } } : set, refusalInit(set));
  }
  // A whole new page: the one that moves on after three seconds, with and without scripts.
  const headers = sessionCookies(set.setCookies);
  for (const [name, value] of Object.entries(secretAddress)) headers.set(name, value);
  return redirectDocument(paths.resetPassword({ done: 1 }), { status: 303, headers });
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { reset, invalid, done } = messages.recovery;
  const { token } = loaderData;
  const dead = token === null || actionData?.refused === "recovery.linkInvalid";
  const { title } = loaderData.done ? done : dead ? invalid : reset;
  return (
    <BesideArch>
      <title>{`${title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={reset.description} />
      {token !== null && <meta name="robots" content="noindex" />}
      <meta name="referrer" content="strict-origin" />
      {loaderData.done ? (
        <RecoveryDone />
      ) : dead ? (
        <RecoveryInvalid />
      ) : (
        <RecoveryReset token={token} startsAnew={loaderData.startsAnew} answer={actionData} />
      )}
    </BesideArch>
  );
}

/** An error is worded in the form. */
async function setPassword(token: string, password: string, client: Client) {
  try {
    return await resetPassword(token, password, client, removeAccount);
  } catch (error) {
    logError(error, { path: paths.resetPassword() });
    return refused("recovery.resetFailed");
  }
}
