import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

/** Whether the account needs more than its password, and the way to change that. */
export function TwoStepCard({ isOn }: { isOn: boolean }) {
  const messages = useAllMessages().twoStep;
  return (
    <section
      className="card pad grid gap-3 mb-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
      aria-labelledby="two-step"
    >
      <div className="stack gap-2">
        <h2 id="two-step" className="row gap-x-2 gap-y-0 text-xl">
          {messages.title} {isOn && <Badge tone="ok">{messages.isOn}</Badge>}
        </h2>
        <p className="muted">{messages.explained}</p>
      </div>
      <div>
        <ButtonLink to={paths.twoStep()}>{isOn ? messages.change : messages.open}</ButtonLink>
      </div>
    </section>
  );
}
