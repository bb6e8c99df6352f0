import type { CompanyWaiting } from "#app/features/applications/waiting/waiting.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Ltr } from "#app/ui/text.tsx";
import { WaitingList } from "./waiting-list.tsx";
import { companyRows } from "./waiting-rows.ts";

type CompanyProps = { waiting: CompanyWaiting; mayAnswer: boolean };

/** The list of tasks of a company, or a line that there are none. */
export function CompanyWaitingRows({ waiting, mayAnswer }: CompanyProps) {
  const messages = useAllMessages();
  const rows = companyRows(waiting, mayAnswer, messages, useLanguage());
  const { companyTitle, nothing } = messages.waiting;
  return <WaitingList title={companyTitle} rows={rows} nothing={nothing} />;
}

/** The most urgent of them and how many more there are, in one line that leads to the list; else nothing. */
export function CompanyWaitingLine({ waiting, mayAnswer }: CompanyProps) {
  const messages = useAllMessages();
  const [first, ...more] = companyRows(waiting, mayAnswer, messages, useLanguage());
  if (!first) return null;
  return (
    <p className="mb-2 font-strong">
      <a className="tap gap-2" href={paths.companyDashboard({ tab: "today" })}>
        <span className="waiting-dot" aria-hidden="true" />
        <span>
          {messages.waiting.companyTitle}: <bdi>{first.title}</bdi>
          {first.when && ` · ${first.when}`}
          {more.length > 0 && (
            <>
              {" "}
              <Ltr>+{formatNumber(more.length)}</Ltr>
            </>
          )}
        </span>
      </a>
    </p>
  );
}

/** How many cases wait for moderators: at least one. */
export function CasesWaiting({ count }: { count: number }) {
  const { waiting: words, moderation } = useAllMessages();
  const row = {
    to: paths.moderation(),
    icon: "shield",
    title: words.cases(count),
    texts: [moderation.title],
    act: words.decide,
  } as const;
  return <WaitingList title={words.title} rows={[row]} />;
}
