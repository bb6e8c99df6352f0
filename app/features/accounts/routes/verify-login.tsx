import { data, Form, redirect } from "react-router";
import { destinationOf } from "#app/features/accounts/destinations.ts";
import { clientOf } from "#app/features/accounts/devices/client.server.ts";
import { findRelyingParty } from "#app/features/accounts/second-factor/passkeys/relying-party.server.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { sessionCookies } from "#app/features/accounts/session/session-cookies.server.ts";
import {
  completeSignIn,
  findSecondStep,
} from "#app/features/accounts/sign-in/complete-sign-in.server.ts";
import { leadOn, nextOf } from "#app/features/accounts/sign-in/lead-on.server.ts";
import { completeSignInWithPasskey } from "#app/features/accounts/sign-in/passkey-step.server.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { AccountRefusal } from "#app/features/accounts/ui/account-refusal.tsx";
import { BesideArch } from "#app/features/accounts/ui/beside-arch.tsx";
import { PasskeyButton } from "#app/features/accounts/ui/passkeys/passkey-button.tsx";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import { sendOrKeep } from "#app/http/connection-lost.ts";
import { readForm } from "#app/http/form.server.ts";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused, type Refusal } from "#app/platform/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { Route } from "./+types/verify-login.ts";

export { headersOfAction as headers } from "#app/http/page-headers.ts";
export { formsSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  if (actor.kind === "person") throw redirect(destinationOf(actor.userType), 303);
  const next = nextOf(request) ?? null;
  const step = await findSecondStep(request.headers);
  if (!step) throw redirect(paths.login({ next }), 303);
  const byPasskey = step.byPasskey && findRelyingParty(request) !== undefined;
  return { next, byApp: step.byApp, byPasskey };
}

type VerifyAnswer = { values: object; errors?: { code: MessageKey } } & Partial<Refusal>;

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  if (actor.kind === "person") return redirect(destinationOf(actor.userType), 303);
  const { intent, code = "", credential = "" } = await readForm(request);
  const answer = (why: Omit<VerifyAnswer, "values">, init: ResponseInit) =>
    data<VerifyAnswer>({ ...why, values: {} }, init);
  const rp = intent === "passkey" ? findRelyingParty(request) : undefined;
  if (!rp && code.trim() === "")
    return answer({ errors: { code: "twoStep.codeMissing" } }, { status: 400 });
  const client = clientOf(request);
  const session = rp
    ? await completeSignInWithPasskey(credential, client, rp)
    : await completeSignIn(code, client);
  if (isRefused(session)) {
    if (session.refused === "twoStep.expired") return redirect(paths.login(), 303);
    const isWrong = session.refused === "twoStep.codeWrong";
    return answer(isWrong ? { errors: { code: session.refused } } : session, refusalInit(session));
  }
  return leadOn(request, session, sessionCookies(session.setCookies));
}

export async function clientAction(args: Route.ClientActionArgs) {
  return await sendOrKeep(args, () => ({}));
}

export default function VerifyLogin({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { verify } = messages.twoStep;
  const sending = useSending(paths.verifyLogin());
  const { next, byApp, byPasskey } = loaderData;
  const answer = actionData as VerifyAnswer | undefined;
  const wrong = answer?.errors?.code;
  const title = byPasskey ? verify.titlePasskey : verify.title;
  const [withPasskey, without] = byApp
    ? [verify.explainedEither, verify.explained]
    : [verify.explainedPasskey, verify.explainedRecovery];
  const explained = byPasskey ? withPasskey : without;
  return (
    <BesideArch>
      <title>{`${title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={verify.description} />
      <meta name="robots" content="noindex" />
      <Form method="post" action={paths.verifyLogin({ next })} className="form card pad">
        <div>
          <h1 className="text-2xl">{title}</h1>
          <p>{explained}</p>
        </div>
        <AccountRefusal answer={answer} />
        {byPasskey && (
          <PasskeyButton
            step="second-step"
            action={paths.verifyLogin({ next })}
            label={verify.passkey}
            primary
          />
        )}
        <TextField
          label={byApp ? verify.code : verify.recoveryCode}
          name="code"
          hint={byApp ? verify.codeHint : undefined}
          ltr
          required
          autoComplete="one-time-code"
          inputMode="text"
          maxLength={40}
          error={messageAt(messages, wrong)}
        />
        <Button
          variant={byPasskey ? undefined : "primary"}
          size="lg"
          wide
          busy={sending && verify.busy}
        >
          {verify.submit}
        </Button>
        <p className="text-center">
          <a className="more" href={paths.login({ next })}>
            {verify.again}
          </a>
        </p>
      </Form>
    </BesideArch>
  );
}
