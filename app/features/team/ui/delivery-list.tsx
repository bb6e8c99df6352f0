import type {
  DeliveryState,
  ListedDelivery,
  ListedTry,
} from "#app/features/team/webhooks/webhook.ts";
import { formatTimestamp } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { MoreLink } from "#app/ui/list/more-link.tsx";
import { Tabs } from "#app/ui/list/tabs.tsx";
import { Ltr } from "#app/ui/text.tsx";

type DeliveryListProps = {
  endpointId: string;
  deliveries: readonly ListedDelivery[];
  next: number | null;
  failedOnly: boolean;
  /** Only a working endpoint gets anything again. */
  works: boolean;
};

/** What was sent to an endpoint, each with its tries. */
export function DeliveryList(props: DeliveryListProps) {
  const { endpointId, deliveries, next, failedOnly, works } = props;
  const { webhooks } = useAllMessages();
  const state = failedOnly ? "failed" : undefined;
  return (
    <section className="stack gap-3" id="deliveries">
      <div>
        <h2 className="text-xl">{webhooks.deliveries}</h2>
        <p className="muted">{webhooks.deliveriesHint}</p>
      </div>
      <Tabs
        label={webhooks.deliveries}
        tabs={[
          { to: paths.webhook(endpointId), label: webhooks.all, current: !failedOnly },
          {
            to: paths.webhook(endpointId, { state: "failed" }),
            label: webhooks.failedOnly,
            current: failedOnly,
          },
        ]}
      />
      {deliveries.length === 0 ? (
        <p className="muted">{failedOnly ? webhooks.noFailed : webhooks.noDeliveries}</p>
      ) : (
        <ul className="card divide-y divide-line p-0">
          {deliveries.map((delivery) => (
            <li key={delivery.id} className="team-row">
              <DeliveryDetails delivery={delivery} />
              {works && <Repetition endpointId={endpointId} delivery={delivery} />}
            </li>
          ))}
        </ul>
      )}
      {next !== null && (
        <MoreLink to={paths.webhook(endpointId, { state, before: next })}>
          {webhooks.older}
        </MoreLink>
      )}
    </section>
  );
}

const tones: Record<DeliveryState, BadgeTone> = {
  waiting: "new",
  held: "plain",
  delivered: "ok",
  failed: "urgent",
};

function DeliveryDetails({ delivery }: { delivery: ListedDelivery }) {
  const { webhooks } = useAllMessages();
  const language = useLanguage();
  const { id, type, state, createdAt, tries, nextTryAt } = delivery;
  const due = nextTryAt ? webhooks.due(formatTimestamp(nextTryAt, language)) : webhooks.behind;
  return (
    <div className="min-w-0 grow">
      <p>
        <Badge tone={tones[state]}>{webhooks.delivery[state]}</Badge> {webhooks.event[type]}{" "}
        <code className="small muted wrap-anywhere">{type}</code>
      </p>
      <p className="small muted">
        {webhooks.happened(formatTimestamp(createdAt, language))}
        {state === "waiting" && ` · ${due}`}
      </p>
      <details className="disc">
        <summary>{tries.length === 0 ? webhooks.noTries : webhooks.tries(tries.length)}</summary>
        <p className="small muted wrap-anywhere">
          {webhooks.messageId}{" "}
          <Ltr>
            <code>{id}</code>
          </Ltr>
        </p>
        <ol className="stack gap-2">
          {tries.map((each) => (
            <li key={each.at}>
              <TryDetails tried={each} />
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

function TryDetails({ tried }: { tried: ListedTry }) {
  const { webhooks } = useAllMessages();
  const language = useLanguage();
  const { at, status, fault, milliseconds, excerpt } = tried;
  return (
    <>
      <p className="small">
        {status !== null && (
          <>
            <b>{status}</b>{" "}
          </>
        )}
        {fault && webhooks.fault[fault]}
        {" · "}
        {webhooks.happened(formatTimestamp(at, language))}
        {" · "}
        {webhooks.took({ ms: milliseconds })}
      </p>
      {excerpt && (
        <p className="small wrap-anywhere">
          <code dir="auto">{excerpt}</code>
        </p>
      )}
    </>
  );
}

type RepetitionProps = { endpointId: string; delivery: ListedDelivery };

function Repetition({ endpointId, delivery }: RepetitionProps) {
  const { webhooks } = useAllMessages();
  const language = useLanguage();
  const { date, time } = formatTimestamp(delivery.createdAt, language);
  const type = webhooks.event[delivery.type];
  return (
    <form method="post" action={paths.webhook(endpointId)}>
      <input type="hidden" name="delivery" value={delivery.id} />
      <Button name="intent" value="repeat" aria-label={webhooks.repeatOf({ type, date, time })}>
        {webhooks.repeat}
      </Button>
    </form>
  );
}
