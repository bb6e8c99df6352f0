import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

/** Whether the account needs more than its password, and the way to change that. */
export function TwoStepCard({ isOn }: { isOn: boolean }) {
  const messages = useAllMessages().twoStep;
  return (
    <section className="row spread gap-y-2 p-4 md:p-7" aria-labelledby="two-step">
      <h2 id="two-step" className="row gap-x-2 gap-y-0 text-lg">
        {messages.title} {isOn && <Badge tone="ok">{messages.isOn}</Badge>}
      </h2>
      <p className="small muted basis-full order-1">{messages.explained}</p>
      <div>
        <ButtonLink to={paths.twoStep()}>{isOn ? messages.change : messages.open}</ButtonLink>
      </div>
    </section>
  );
}
