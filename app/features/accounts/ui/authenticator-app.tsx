import type { ReactNode } from "react";
import { Form } from "react-router";
import type { OwnSecondFactors } from "#app/features/accounts/second-factor/second-factors.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllWords } from "#app/messages/messages-context.tsx";
import { wordAt } from "#app/messages/translation.ts";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { AccountRefusal } from "./account-refusal.tsx";
import type { TwoStepAnswer } from "./two-step-answer.ts";

type Props = { own: OwnSecondFactors; answer: TwoStepAnswer | undefined };

/** Setting up an authenticator app, its recovery codes, and turning it off. */
export function AuthenticatorApp({ own, answer }: Props) {
  const { twoStep } = useAllWords();
  const isOn = own.app === "on";
  return (
    <section className="card pad stack mb-5" aria-labelledby="app">
      <h2 id="app" className="row gap-x-2 gap-y-0 text-xl">
        {twoStep.app.heading} {isOn && <Badge tone="ok">{twoStep.isOn}</Badge>}
      </h2>
      <p className="muted">{isOn ? twoStep.app.on : twoStep.app.explained}</p>
      {own.app === "off" && (
        <PasswordAct intent="begin" act={twoStep.app.begin} answer={answer} primary />
      )}
      {own.app === "begun" && <Confirm own={own} answer={answer} />}
      {isOn && (
        <>
          <h3 className="text-lg">{twoStep.recovery.heading}</h3>
          <p className="muted">{twoStep.recovery.explained}</p>
          <p>{twoStep.recovery.left({ count: formatNumber(own.codesLeft) })}</p>
          <PasswordAct intent="renew" act={twoStep.recovery.renew} answer={answer} />
          <h3 className="text-lg">{twoStep.app.remove}</h3>
          <PasswordAct intent="remove" act={twoStep.app.remove} answer={answer} />
        </>
      )}
    </section>
  );
}

function Confirm({ own, answer }: Props) {
  const words = useAllWords();
  const { app } = words.twoStep;
  const wrong = answer?.intent === "confirm" ? answer.errors?.code : undefined;
  return (
    <ActForm intent="confirm" answer={answer}>
      <p>{app.scan}</p>
      {own.squares && (
        <svg
          width="240"
          height="240"
          viewBox={`0 0 ${own.squares.size} ${own.squares.size}`}
          role="img"
          aria-label={app.picture}
          shapeRendering="crispEdges"
        >
          {/* Dark on light whatever the page's colours are: cameras read no other. */}
          <rect width="100%" height="100%" fill="#fff" />
          <path d={own.squares.path} fill="#000" />
        </svg>
      )}
      <p>
        <b>{app.key}</b>{" "}
        <code dir="ltr" className="block break-all">
          {own.secret?.match(/.{4}/g)?.join(" ")}
        </code>
      </p>
      <TextField
        label={app.code}
        name="code"
        hint={app.codeHint}
        ltr
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        error={wrong ? wordAt(words, wrong) : null}
      />
      <Button variant="primary" size="lg" wide>
        {app.confirm}
      </Button>
    </ActForm>
  );
}

type ActProps = {
  intent: string;
  act: string;
  answer: TwoStepAnswer | undefined;
  primary?: boolean;
};

/** An act that asks for the password again. */
function PasswordAct({ intent, act, answer, primary }: ActProps) {
  const words = useAllWords();
  const wrong = answer?.intent === intent ? answer.errors?.password : undefined;
  return (
    <ActForm intent={intent} answer={answer}>
      <PasswordField
        label={words.twoStep.password}
        name="password"
        id={`${intent}-password`}
        autoComplete="current-password"
        required
        error={wrong ? wordAt(words, wrong) : null}
      />
      <Button variant={primary ? "primary" : undefined}>{act}</Button>
    </ActForm>
  );
}

function ActForm({ intent, answer, children }: Omit<ActProps, "act"> & { children: ReactNode }) {
  const isOwn = answer && (answer.intent === intent || answer.intent === "");
  return (
    <Form method="post" action={paths.twoStep()} className="form">
      <AccountRefusal answer={isOwn ? answer : undefined} />
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}
