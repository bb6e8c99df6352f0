import { data, redirect } from "react-router";
import { clientOf } from "#app/features/accounts/devices/client.server.ts";
import { readSentTo, sentToCookie } from "#app/features/accounts/devices/sent-to.server.ts";
import { requestRecovery } from "#app/features/accounts/password-reset/recovery.server.ts";
import { forgetForm } from "#app/features/accounts/password-reset/recovery-form.ts";
import {
  RecoveryRequest,
  RecoverySent,
  type RequestAnswer,
} from "#app/features/accounts/password-reset/ui/recovery-request.tsx";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { BesideArch } from "#app/features/accounts/ui/beside-arch.tsx";
import { sendOrKeep } from "#app/http/connection-lost.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm } from "#app/http/form.ts";
import { languageContext } from "#app/http/language.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { Route } from "./+types/forget-password.ts";

export { headersOfAction as headers } from "#app/http/page-headers.ts";
export { formsSheet as links } from "#app/styles/sheets.ts";

export function loader({ request }: Route.LoaderArgs) {
  const sent = new URL(request.url).searchParams.has("sent");
  const offersPhone = settings().sms.isOffered;
  return { sent, email: sent ? readSentTo(request.headers) : null, offersPhone };
}

export async function action({ request, context }: Route.ActionArgs) {
  const input = await readForm(request);
  const refuse = (why: Omit<RequestAnswer, "values">, init: ResponseInit) => {
    const answer: RequestAnswer = { ...why, values: { email: input.email ?? "" } };
    return data(answer, init);
  };
  const checked = checkForm(forgetForm, input);
  if (checked.errors) return refuse({ errors: checked.errors }, { status: 400 });
  const language = context.get(languageContext);
  const outcome = await requestRecovery(checked.values.email, language, clientOf(request));
  if (isRefused(outcome)) return refuse(outcome, refusalInit(outcome));
  const headers = { "set-cookie": sentToCookie(checked.values.email) };
  return redirect(paths.forgotPassword({ sent: 1 }), { status: 303, headers });
}

export async function clientAction(args: Route.ClientActionArgs) {
  return await sendOrKeep(args, ({ email = "" }) => ({ email }));
}

export default function ForgetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { forget, sent } = messages.recovery;
  return (
    <BesideArch>
      <title>{`${loaderData.sent ? sent.title : forget.title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={forget.description} />
      {loaderData.sent ? (
        <RecoverySent email={loaderData.email} />
      ) : (
        <RecoveryRequest answer={actionData} offersPhone={loaderData.offersPhone} />
      )}
    </BesideArch>
  );
}
