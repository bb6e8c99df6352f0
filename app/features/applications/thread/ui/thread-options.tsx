import { Form } from "react-router";
import type { Writer } from "#app/features/applications/lifecycle/thread.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type Props = {
  applicationId: string;
  side: Writer;
  blockedBy: Writer | null;
  /** Where its forms are posted; the page itself where left out. */
  to?: string;
};

/** Stops the messages or lets them go on. */
export function ThreadOptions({ applicationId, side, blockedBy, to }: Props) {
  const { thread } = useAllMessages();
  return (
    <details className="disc">
      <summary>
        {thread.options} <Icon name="down" className="turn" />
      </summary>
      <div className="stack gap-3 pt-2">
        {blockedBy === side && (
          <Form method="post" action={to} preventScrollReset>
            <Button name="intent" value="unblock">
              {thread.unblock}
            </Button>
          </Form>
        )}
        {blockedBy === null && (
          <Form method="post" action={to} preventScrollReset className="stack gap-2">
            <p className="hint">{side === "seeker" ? thread.blockCost : thread.blockCostTeam}</p>
            <p>
              <Button name="intent" value="block">
                {thread.block}
              </Button>
            </p>
          </Form>
        )}
        <p>
          <a href={paths.reportMessages(applicationId)} className="tap">
            {thread.report}
          </a>
        </p>
      </div>
    </details>
  );
}
