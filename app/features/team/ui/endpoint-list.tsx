import type { EndpointState, ListedEndpoint } from "#app/features/team/webhooks/webhook.ts";
import { formatDate, formatTimestamp } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Ltr } from "#app/ui/text.tsx";

/** The endpoints of a company. */
export function EndpointList({ endpoints }: { endpoints: readonly ListedEndpoint[] }) {
  const { webhooks } = useAllMessages();
  return (
    <section className="stack gap-3">
      <h2 className="text-xl">{webhooks.endpoints}</h2>
      {endpoints.length === 0 ? (
        <p className="muted">{webhooks.none}</p>
      ) : (
        <ul className="card divide-y divide-line p-0">
          {endpoints.map((endpoint) => (
            <li key={endpoint.id} className="team-row">
              <div className="min-w-0">
                <p className="wrap-anywhere">
                  <Ltr>
                    <code className="font-strong">{endpoint.url}</code>
                  </Ltr>{" "}
                  <StateBadge state={endpoint.state} />
                </p>
                <p className="small">
                  {endpoint.events.map((event) => webhooks.event[event]).join(" · ")}
                </p>
                <EndpointHealth endpoint={endpoint} />
              </div>
              <ButtonLink to={paths.webhook(endpoint.id)}>
                {webhooks.open}
                <span className="sr">
                  {" "}
                  <bdi>{endpoint.url}</bdi>
                </span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const tones: Record<EndpointState, BadgeTone> = {
  works: "ok",
  paused: "plain",
  failed: "urgent",
  gone: "urgent",
};

export function StateBadge({ state }: { state: EndpointState }) {
  return <Badge tone={tones[state]}>{useAllMessages().webhooks.state[state]}</Badge>;
}

/** When something last arrived, or since when nothing does. */
export function EndpointHealth({ endpoint }: { endpoint: ListedEndpoint }) {
  const { webhooks } = useAllMessages();
  const language = useLanguage();
  const { state, stateChangedAt, failingSince, settling, lastSuccessAt, createdAt, createdBy } =
    endpoint;
  const date = formatDate(createdAt, language, "short");
  const lines = [
    lastSuccessAt
      ? webhooks.lastSuccess(formatTimestamp(lastSuccessAt, language))
      : webhooks.neverDelivered,
    createdBy ? webhooks.createdBy({ name: createdBy, date }) : webhooks.createdByGone({ date }),
  ];
  return (
    <>
      {state !== "works" && stateChangedAt && (
        <p className="small">
          {webhooks.stateText[state]({ date: formatDate(stateChangedAt, language) })}
        </p>
      )}
      {settling && <p className="small">{webhooks.settling[settling]}</p>}
      {state === "works" && failingSince && (
        <p className="small">
          <b>{webhooks.failingSince(formatTimestamp(failingSince, language))}</b>
        </p>
      )}
      <p className="small muted">
        {lines.map((line, place) => (
          <span key={line}>
            {place > 0 && " · "}
            <bdi>{line}</bdi>
          </span>
        ))}
      </p>
    </>
  );
}
