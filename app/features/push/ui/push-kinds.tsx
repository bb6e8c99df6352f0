import type { NewsKind } from "#app/features/push/push-message.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { CheckField } from "#app/ui/form/check-field.tsx";

type Props = {
  kinds: { kind: NewsKind; isOn: boolean }[];
  /** Whether they go anywhere yet. */
  counts: boolean;
};

/** Switches of the kinds of news that a person gets where push is on. */
export function PushKinds({ kinds, counts }: Props) {
  const { push } = useAllMessages();
  return (
    <section className="card pad stack" aria-labelledby="news">
      <h2 id="news" className="text-xl">
        {push.news}
      </h2>
      {!counts && <p>{push.newsOff}</p>}
      <form
        method="post"
        action={paths.notifications()}
        className={classNames("stack", !counts && "muted")}
      >
        {kinds.map(({ kind, isOn }) => (
          <CheckField key={kind} name={kind} label={push.kinds[kind]} defaultChecked={isOn} />
        ))}
        {counts && <p className="small muted">{push.newsHint}</p>}
        <p>
          <Button variant={counts ? "primary" : "quiet"}>{push.save}</Button>
        </p>
      </form>
    </section>
  );
}
