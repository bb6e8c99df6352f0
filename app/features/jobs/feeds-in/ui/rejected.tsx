import { reasonText } from "#app/features/jobs/feeds-in/stop-text.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { SourcePage } from "./feed-types.ts";

/** Why rows of the last reading became no jobs, and some of them. */
export function Rejected({ reasons, examples }: Pick<SourcePage, "reasons" | "examples">) {
  const messages = useAllMessages();
  const { rejected: texts, mapping } = messages.feeds;
  const [[, largest] = ["", 0]] = reasons;
  if (reasons.length === 0) return null;
  return (
    <>
      <h3 className="text-base">{texts.title}</h3>
      <ul className="feed-reasons">
        {reasons.map(([reason, count]) => (
          <li key={reason}>
            <span>{reasonText(reason, messages)}</span>
            <b className="num">{formatNumber(count)}</b>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.max(2, (100 * count) / largest)} height="4" />
            </svg>
          </li>
        ))}
      </ul>
      {examples.length > 0 && (
        <details className="disc">
          <summary>
            {texts.rows} <Icon name="down" className="turn" />
          </summary>
          <ul className="stack gap-2 py-2 small">
            {examples.map(({ number, reason, field, excerpt }) => (
              <li key={`${number} ${reason}`}>
                <b>{texts.row({ n: formatNumber(number) })}</b>
                {field && ` · ${mapping.fields[field]}`} · {reasonText(reason, messages)}{" "}
                <bdi className="muted wrap-anywhere">{excerpt}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
