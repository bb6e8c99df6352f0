import { data, Form, redirect } from "react-router";
import { destinationOf } from "#app/features/accounts/destinations.ts";
import { clientOf } from "#app/features/accounts/devices/client.server.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { sessionCookies } from "#app/features/accounts/session/session-cookies.server.ts";
import {
  awaitsCode,
  completeSignIn,
} from "#app/features/accounts/sign-in/complete-sign-in.server.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { AccountRefusal } from "#app/features/accounts/ui/account-refusal.tsx";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import { sendOrKeep } from "#app/http/connection-lost.ts";
import { readForm } from "#app/http/form.server.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { useAllWords } from "#app/messages/messages-context.tsx";
import { wordAt } from "#app/messages/translation.ts";
import { paths, safeNext } from "#app/paths.ts";
import { isRefused, type Refusal } from "#app/platform/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { Route } from "./+types/verify-login.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  if (actor.kind === "person") throw redirect(destinationOf(actor.userType), 303);
  const next = nextOf(request) ?? null;
  if (!(await awaitsCode(request.headers))) throw redirect(paths.login({ next }), 303);
  return { next };
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

type VerifyAnswer = { values: object; errors?: { code: MessageKey } } & Partial<Refusal>;

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  if (actor.kind === "person") return redirect(destinationOf(actor.userType), 303);
  const { code = "" } = await readForm(request);
  const answer = (why: Omit<VerifyAnswer, "values">, init: ResponseInit) =>
    data<VerifyAnswer>({ ...why, values: {} }, init);
  if (code.trim() === "")
    return answer({ errors: { code: "twoStep.codeMissing" } }, { status: 400 });
  const session = await completeSignIn(code, clientOf(request));
  if (isRefused(session)) {
    if (session.refused === "twoStep.expired") return redirect(paths.login(), 303);
    const isWrong = session.refused === "twoStep.codeWrong";
    return answer(isWrong ? { errors: { code: session.refused } } : session, refusalInit(session));
  }
  const own = destinationOf(session.actor.kind === "person" ? session.actor.userType : "none");
  const headers = sessionCookies(session.setCookies);
  return redirect(nextOf(request) ?? own, { status: 303, headers });
}

export async function clientAction(args: Route.ClientActionArgs) {
  return await sendOrKeep(args, () => ({}));
}

export default function VerifyLogin({ loaderData, actionData }: Route.ComponentProps) {
  const words = useAllWords();
  const { verify } = words.twoStep;
  const sending = useSending(paths.verifyLogin());
  const { next } = loaderData;
  const answer = actionData as VerifyAnswer | undefined;
  const wrong = answer?.errors?.code;
  return (
    <div className="wrap slim page">
      <title>{`${verify.title} | ${words.ui.frame.site}`}</title>
      <meta name="description" content={verify.description} />
      <meta name="robots" content="noindex" />
      <Form method="post" action={paths.verifyLogin({ next })} className="form card pad">
        <div>
          <h1 className="text-2xl">{verify.title}</h1>
          <p>{verify.explained}</p>
        </div>
        <AccountRefusal answer={answer} />
        <TextField
          label={verify.code}
          name="code"
          hint={verify.codeHint}
          ltr
          required
          autoComplete="one-time-code"
          inputMode="text"
          maxLength={40}
          error={wrong ? wordAt(words, wrong) : null}
        />
        <Button variant="primary" size="lg" wide busy={sending && verify.busy}>
          {verify.submit}
        </Button>
        <p className="text-center">
          <a className="more" href={paths.login({ next })}>
            {verify.again}
          </a>
        </p>
      </Form>
    </div>
  );
}

function nextOf(request: Request): string | undefined {
  return safeNext(new URL(request.url).searchParams.get("next"));
}
