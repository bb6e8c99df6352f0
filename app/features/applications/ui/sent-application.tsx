import type { ReactNode } from "react";
import type { SentApplication } from "#app/features/applications/application-list.ts";
import { formatDate } from "#app/i18n/format.ts";
import { messageOrText } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Detail, DetailList } from "#app/ui/detail-list.tsx";

/** The three short things that are sent with an application, each with its name. */
export function SentDetails({ sent, className }: { sent: SentApplication; className?: string }) {
  const { none } = useAllMessages().applications.card;
  return (
    <DetailList className={classNames(look, className)}>
      {useSentDetails(sent).map(([name, value]) => (
        <Detail key={name} name={name}>
          {value ?? none}
        </Detail>
      ))}
    </DetailList>
  );
}

/** Those of the three that were given, as details of a longer list. */
export function GivenDetails({ sent }: { sent: SentApplication }) {
  return useSentDetails(sent).map(
    ([name, value]) =>
      value !== null && (
        <Detail key={name} name={name}>
          {value}
        </Detail>
      ),
  );
}

/** The first two as cells of a wide row, whose names stand above all rows and are read out here. */
export function SentCells({ sent }: { sent: SentApplication }) {
  const { none } = useAllMessages().applications.card;
  return useSentDetails(sent)
    .slice(0, 2)
    .map(([name, value]) => (
      <div key={name} className="only-lg">
        <span className="sr">{name}: </span>
        {value ?? none}
      </div>
    ));
}

function useSentDetails(sent: SentApplication): [name: string, value: ReactNode | null][] {
  const messages = useAllMessages();
  const { card } = messages.applications;
  const language = useLanguage();
  const { experience, expectedSalary, availableDate } = sent;
  return [
    [
      card.experience,
      experience ? messageOrText(messages, `labels.experience.${experience}`) : null,
    ],
    [
      card.expectedSalary,
      expectedSalary === null ? null : <bdi key="salary">{expectedSalary}</bdi>,
    ],
    [
      card.available,
      availableDate ? (
        <time key="date" dateTime={availableDate}>
          {formatDate(availableDate, language, "short")}
        </time>
      ) : null,
    ],
  ];
}

const look =
  "detail-list-side grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-3 [&_dd]:font-normal";
