import type { NewsKind } from "#app/features/push/push-message.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";

/** Switches of the kinds of news that a person gets where push is on. */
export function PushKinds({ kinds }: { kinds: { kind: NewsKind; isOn: boolean }[] }) {
  const { push } = useAllMessages();
  return (
    <section className="card pad stack" aria-labelledby="news">
      <h2 id="news" className="text-xl">
        {push.news}
      </h2>
      <form method="post" action={paths.notifications()} className="stack">
        {kinds.map(({ kind, isOn }) => (
          <CheckField key={kind} name={kind} label={push.kinds[kind]} defaultChecked={isOn} />
        ))}
        <p className="small muted">{push.newsHint}</p>
        <p>
          <Button>{push.save}</Button>
        </p>
      </form>
    </section>
  );
}
