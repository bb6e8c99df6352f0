import { formatDate } from "../../../platform/format.ts";
import { classNames } from "../../../ui/class-names.ts";
import { useLanguage, useWords } from "../../../words/context.tsx";
import { wordAt } from "../../../words/translation.ts";
import type { SentApplication } from "../application-list.ts";

/** The three short things that are sent with an application, each with its name. */
export function SentFacts({ sent, className }: { sent: SentApplication; className?: string }) {
  const words = useWords();
  const { card } = words.applications;
  const language = useLanguage();
  const { experience, expectedSalary, availableDate } = sent;
  return (
    <dl className={classNames("facts facts-side grid-cols-[1fr_1.3fr_1fr] gap-3", className)}>
      <div>
        <dt>{card.experience}</dt>
        <dd className="font-normal">
          {experience ? wordAt(words, `labels.experience.${experience}`) : card.none}
        </dd>
      </div>
      <div>
        <dt>{card.expectedSalary}</dt>
        <dd className="font-normal">
          <bdi>{expectedSalary ?? card.none}</bdi>
        </dd>
      </div>
      <div>
        <dt>{card.available}</dt>
        <dd className="font-normal">
          {availableDate ? (
            <time dateTime={availableDate}>{formatDate(availableDate, language, "short")}</time>
          ) : (
            card.none
          )}
        </dd>
      </div>
    </dl>
  );
}
