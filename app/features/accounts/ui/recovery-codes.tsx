import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PasswordAct } from "./password-act.tsx";
import type { TwoStepAnswer } from "./two-step-answer.ts";

/** New recovery codes, shown only once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const messages = useAllMessages().twoStep.recovery;
  return (
    <section className="card pad stack mb-5" aria-labelledby="recovery">
      <h2 id="recovery" className="text-xl">
        {messages.heading}
      </h2>
      <Notice kind="ok">{messages.shown}</Notice>
      <ul className="grid gap-2 md:grid-cols-2" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

type LeftProps = { left: number; answer: TwoStepAnswer | undefined; chosen: string | null };

/** How many recovery codes there are still, and new ones in their place. */
export function RecoveryCodesLeft({ left, answer, chosen }: LeftProps) {
  const messages = useAllMessages().twoStep.recovery;
  return (
    <section className="card pad stack mb-5" aria-labelledby="codes-left">
      <h2 id="codes-left" className="text-xl">
        {messages.heading}
      </h2>
      <p className="muted">{messages.explained}</p>
      <p>{messages.left({ count: formatNumber(left) })}</p>
      <PasswordAct
        intent="renew"
        act={messages.renew}
        answer={answer}
        chosen={chosen}
        part="codes-left"
      />
    </section>
  );
}
