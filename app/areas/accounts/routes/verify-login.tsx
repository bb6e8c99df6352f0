import { data, Form, redirect } from "react-router";
import { clientOf } from "#app/areas/accounts/client.server.ts";
import { destinationOf } from "#app/areas/accounts/destinations.ts";
import { refusalInit } from "#app/areas/accounts/refusal-init.server.ts";
import {
  awaitsCode,
  completeSignIn,
} from "#app/areas/accounts/second-factor/complete-sign-in.server.ts";
import { actorOf } from "#app/areas/accounts/session.server.ts";
import { sessionCookies } from "#app/areas/accounts/session-cookies.server.ts";
import { AccountRefusal } from "#app/areas/accounts/ui/account-refusal.tsx";
import { useSending } from "#app/areas/accounts/ui/use-sending.ts";
import { paths, safeNext } from "#app/paths.ts";
import { readForm } from "#app/platform/form.server.ts";
import { sendOrKeep } from "#app/platform/line-cut.ts";
import { isRefused, type Refusal } from "#app/platform/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useAllWords } from "#app/words/context.tsx";
import { wordAt } from "#app/words/translation.ts";
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

type VerifyAnswer = { values: object; errors?: { code: string } } & Partial<Refusal>;

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
