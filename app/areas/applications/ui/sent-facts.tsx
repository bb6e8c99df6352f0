import { formatDate } from "../../../platform/format.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { useAllWords, useLanguage } from "../../../words/context.tsx";
import { wordAt } from "../../../words/translation.ts";
import type { SentApplication } from "../application-list.ts";

/** The three short things that are sent with an application, each with its name. */
export function SentFacts({ sent, className }: { sent: SentApplication; className?: string }) {
  const words = useAllWords();
  const { card } = words.applications;
  const language = useLanguage();
  const { experience, expectedSalary, availableDate } = sent;
  return (
    <Facts className={classNames(look, className)}>
      <Fact name={card.experience}>
        {experience ? wordAt(words, `labels.experience.${experience}`) : card.none}
      </Fact>
      <Fact name={card.expectedSalary}>
        <bdi>{expectedSalary ?? card.none}</bdi>
      </Fact>
      <Fact name={card.available}>
        {availableDate ? (
          <time dateTime={availableDate}>{formatDate(availableDate, language, "short")}</time>
        ) : (
          card.none
        )}
      </Fact>
    </Facts>
  );
}

const look = "facts-side grid-cols-[1fr_1.3fr_1fr] gap-3 [&_dd]:font-normal";
