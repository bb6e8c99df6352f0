import type { NewsKind } from "#app/features/push/push-message.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type Props = {
  kinds: { kind: NewsKind; isOn: boolean }[];
  /** Whether they go anywhere yet. */
  counts: boolean;
};

/** Switches of the kinds of news that a person gets where push is on; folded until it is. */
export function PushKinds({ kinds, counts }: Props) {
  const { push } = useAllMessages();
  const form = (
    <form method="post" action={paths.notifications()} className="stack gap-2">
      {kinds.map(({ kind, isOn }) => (
        <CheckField key={kind} name={kind} label={push.kinds[kind]} defaultChecked={isOn} />
      ))}
      {counts && <p className="small muted">{push.newsHint}</p>}
      <p className="mt-2">
        <Button variant={counts ? "primary" : "quiet"}>{push.save}</Button>
      </p>
    </form>
  );
  return (
    <section className="card pad stack" aria-labelledby="news">
      <h2 id="news" className="text-xl">
        {push.news}
      </h2>
      {counts ? (
        form
      ) : (
        <div>
          <p className="muted">{push.newsOff}</p>
          <details className="disc">
            <summary>
              {push.choose} <Icon name="down" className="turn" />
            </summary>
            {form}
          </details>
        </div>
      )}
    </section>
  );
}
