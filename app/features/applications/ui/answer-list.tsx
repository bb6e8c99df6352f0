import {
  type Answer,
  answerWords,
  type JudgedAnswer,
  questionWords,
} from "#app/features/applications/answers/answer.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Detail, DetailList } from "#app/ui/detail-list.tsx";

/** The answers to a job's questions; a company reads beside each whether it is another than wanted. */
export function AnswerList({ answers }: { answers: readonly (Answer | JudgedAnswer)[] }) {
  const messages = useAllMessages();
  const language = useLanguage();
  const { screening } = messages;
  if (answers.length === 0) return null;
  return (
    <section className="stack gap-2" aria-labelledby="answers">
      <h3 id="answers" className="text-base">
        {screening.answers}
      </h3>
      <DetailList className={look}>
        {answers.map((each) => (
          <Detail key={each.questionId} name={<bdi>{questionWords(each, messages)}</bdi>}>
            <bdi>{answerWords(each, messages, language)}</bdi>{" "}
            {"isUnmet" in each && each.isUnmet && <Badge tone="urgent">{screening.unmet}</Badge>}
            {"isOutdated" in each && each.isOutdated && <Badge>{screening.outdated}</Badge>}
          </Detail>
        ))}
      </DetailList>
    </section>
  );
}

/** Wide enough for a question and a mark. */
const look = "detail-list-side grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-3";
