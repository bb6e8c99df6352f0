import type { OwnSecondFactors } from "#app/features/accounts/second-factor/second-factors.server.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { ActForm, PasswordAct } from "./password-act.tsx";
import type { TwoStepAnswer } from "./two-step-answer.ts";

type Props = {
  own: OwnSecondFactors;
  answer: TwoStepAnswer | undefined;
  /** The act that has been chosen. */
  chosen: string | null;
};

/** Setting up an authenticator app, and turning it off. */
export function AuthenticatorApp({ own, answer, chosen }: Props) {
  const { twoStep } = useAllMessages();
  const isOn = own.app === "on";
  return (
    <section className="card pad stack mb-5" aria-labelledby="app">
      <h2 id="app" className="row gap-x-2 gap-y-0 text-xl">
        <span>{twoStep.app.heading}</span> {isOn && <Badge tone="ok">{twoStep.isOn}</Badge>}
      </h2>
      <p className="muted">{isOn ? twoStep.app.on : twoStep.app.explained}</p>
      {own.app === "off" && (
        <PasswordAct
          intent="begin"
          act={twoStep.app.begin}
          answer={answer}
          chosen={chosen}
          part="app"
          primary
        />
      )}
      {own.app === "begun" && <Confirm own={own} answer={answer} />}
      {isOn && (
        <PasswordAct
          intent="remove"
          act={twoStep.app.remove}
          answer={answer}
          chosen={chosen}
          part="app"
        />
      )}
    </section>
  );
}

function Confirm({ own, answer }: Omit<Props, "chosen">) {
  const messages = useAllMessages();
  const { app } = messages.twoStep;
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
          {/* Dark on light in every theme: cameras read nothing else. */}
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
        error={messageAt(messages, wrong)}
      />
      <Button variant="primary" size="lg" wide>
        {app.confirm}
      </Button>
    </ActForm>
  );
}
