import {
  type Answer,
  answerWords,
  questionWords,
} from "#app/features/applications/answers/answer.ts";
import {
  hasAnswers,
  listJudgedAnswers,
} from "#app/features/applications/answers/answers.server.ts";
import { listQuestions } from "#app/features/job/questions/questions.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";

/** The last columns of an exported table; none where nothing was asked. */
export type AnswerColumns = {
  names: string[];
  /** Reads the answers of some applications, for their cells. */
  cellsOf(ids: readonly string[]): Promise<(id: string) => string[]>;
};

/**
 * A column for each question as the job has it now, one that says who does not meet a wanted answer, and one for
 * answers to questions that were removed or reworded. For callers that have checked whose job it is.
 */
export async function findAnswerColumns(
  jobId: string,
  ids: readonly string[],
  language: Language,
): Promise<AnswerColumns> {
  const questions = await listQuestions(jobId);
  if (questions.length === 0 && !(await hasAnswers(ids))) {
    return { names: [], cellsOf: async () => () => [] };
  }
  const messages = messagesFor(language);
  const { screening, applicants } = messages;
  // A number and a day stay as spreadsheets read them.
  const written = (each: Answer) =>
    each.kind === "number" || each.kind === "date"
      ? each.answer
      : answerWords(each, messages, language);
  const names = questions.map((question) => questionWords(question, messages));
  return {
    names: [...names, screening.unmet, screening.earlier],
    async cellsOf(some) {
      const answersOf = await listJudgedAnswers(jobId, some);
      return (id) => {
        const answers = answersOf.get(id) ?? [];
        const cells = questions.map((question) => {
          const answer = answers.find(({ questionId }) => questionId === question.id);
          return answer ? written(answer) : "";
        });
        const isEarlier = (questionId: string) => !questions.some(({ id }) => id === questionId);
        const earlier = answers
          .filter(({ questionId }) => isEarlier(questionId))
          .map((each) => {
            const question = questionWords(each, messages);
            return screening.answerTo({ question, answer: written(each) });
          });
        const isUnmet = answers.some((each) => each.isUnmet);
        return [...cells, isUnmet ? applicants.csv.yes : "", earlier.join("\n")];
      };
    },
  };
}
