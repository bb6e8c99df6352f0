import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";

/** Whether this device stores drafts, copies and unsent applications, or belongs to others too. */
export function SharedDevice({ isShared }: { isShared: boolean }) {
  const messages = useAllMessages().security.shared;
  return (
    <section className="row spread gap-y-2 p-4 md:p-7" aria-labelledby="shared">
      <h2 id="shared" className="row gap-x-2 gap-y-0 text-lg">
        {messages.heading} {isShared && <Badge tone="ok">{messages.on}</Badge>}
      </h2>
      <p className="small muted basis-full order-1">
        {isShared ? messages.explainedOn : messages.explained}
      </p>
      <form method="post" action={paths.security()}>
        <input type="hidden" name="intent" value={isShared ? "not-shared" : "shared"} />
        <Button>{isShared ? messages.turnOff : messages.turnOn}</Button>
      </form>
    </section>
  );
}
