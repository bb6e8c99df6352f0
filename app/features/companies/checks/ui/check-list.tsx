import type { CheckLine, CheckLines } from "#app/features/companies/checks/check-lines.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Ltr } from "#app/ui/text.tsx";

/** `closing` is for those who may trust a company with their papers. */
type Props = Pick<CheckLines, "lines"> & Partial<CheckLines>;

/** What was checked of a company, how and when, and one line about what was not. */
export function CheckList({ lines, closing }: Props) {
  return (
    <>
      {lines.length > 0 && (
        <ul className="checks">
          {lines.map((line) => (
            <li key={line.kind}>
              <Icon name="check" />
              <Line line={line} />
            </li>
          ))}
        </ul>
      )}
      {closing && <p className="small muted">{closing}</p>}
    </>
  );
}

function Line({ line: { words, domain, how, at } }: { line: CheckLine }) {
  const { ui } = useMessages();
  const language = useLanguage();
  return (
    <span>
      {words}
      {domain && (
        <>
          {" "}
          <Ltr>{domain}</Ltr>
        </>
      )}
      <small>
        {how}
        {at && (
          <>
            {ui.comma}
            <time dateTime={at.slice(0, 10)}>{formatDate(at, language)}</time>
          </>
        )}
      </small>
    </span>
  );
}
