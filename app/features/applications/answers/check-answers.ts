import type { PublicQuestion } from "#app/features/job/questions/question.ts";
import type { FormErrors, FormValues } from "#app/http/form.ts";
import { maxAnswerLength } from "#app/limits.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { readAmount } from "#app/platform/amount.ts";
import { visible, visibleLine } from "#app/platform/database/storable.ts";
import { readDay } from "#app/platform/day.ts";
import { answerField } from "./answer.ts";

export type CheckedAnswer = { question: PublicQuestion; answer: string };
type Read = { answer: string | null } | { wrong: MessageKey };

/**
 * Reads the answers to a job's questions out of a form; fields of other questions are ignored. An unwanted
 * answer is valid.
 */
export function checkAnswers(
  questions: readonly PublicQuestion[],
  values: FormValues,
): { answers: CheckedAnswer[]; errors: FormErrors } {
  const answers: CheckedAnswer[] = [];
  const errors: FormErrors = {};
  for (const question of questions) {
    const field = answerField(question.id);
    const read = readAnswer(question, visibleLine(values[field] ?? ""));
    if ("wrong" in read) errors[field] = read.wrong;
    else if (read.answer !== null) answers.push({ question, answer: read.answer });
    else if (question.isRequired) errors[field] = "screening.errors.answer";
  }
  return { answers, errors };
}

function readAnswer({ kind, options }: PublicQuestion, input: string): Read {
  if (!visible.test(input)) return { answer: null };
  switch (kind) {
    case "yesno":
      return input === "yes" || input === "no"
        ? { answer: input }
        : { wrong: "screening.errors.choose" };
    case "choice":
      return options.includes(input) ? { answer: input } : { wrong: "screening.errors.choose" };
    case "number": {
      const amount = readAmount(input);
      return amount ? { answer: amount } : { wrong: "screening.errors.number" };
    }
    case "date": {
      const day = readDay(input);
      const isNear = day !== undefined && day > "1900" && day < "2200";
      return isNear ? { answer: day } : { wrong: "screening.errors.day" };
    }
    case "text":
      return input.length <= maxAnswerLength
        ? { answer: input }
        : { wrong: "screening.errors.answerLong" };
  }
}
