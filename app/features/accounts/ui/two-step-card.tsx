import { useAllWords } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

/** Whether the account needs more than its password, and the way to change that. */
export function TwoStepCard({ isOn }: { isOn: boolean }) {
  const words = useAllWords().twoStep;
  return (
    <section className="card pad stack mb-5" aria-labelledby="two-step">
      <h2 id="two-step" className="row gap-x-2 gap-y-0 text-xl">
        {words.title} {isOn && <Badge tone="ok">{words.isOn}</Badge>}
      </h2>
      <p className="muted">{words.explained}</p>
      <div>
        <ButtonLink to={paths.twoStep()}>{isOn ? words.change : words.open}</ButtonLink>
      </div>
    </section>
  );
}
