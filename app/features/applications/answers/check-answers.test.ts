import { describe, expect, it } from "vitest";
import type { PublicQuestion } from "#app/features/job/questions/question.ts";
import { languages } from "#app/i18n/language.ts";
import { findMessage, type MessageKey } from "#app/messages/message-key.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { checkAnswers } from "./check-answers.ts";

const question = (more: Partial<PublicQuestion>): PublicQuestion => ({
  id: "q",
  kind: "text",
  preset: null,
  text: "Why?",
  options: [],
  isRequired: false,
  ...more,
});
const choice = question({ kind: "choice", options: ["Day", "ليل"] });
const read = (one: PublicQuestion, input: string) => {
  const { answers, errors } = checkAnswers([one], { "answer-q": input });
  return errors["answer-q"] ?? answers[0]?.answer ?? null;
};

describe("answers of an applicant", () => {
  it.each<[string, PublicQuestion, string, string | null]>([
    ["yes", question({ kind: "yesno" }), "yes", "yes"],
    ["no", question({ kind: "yesno" }), "no", "no"],
    ["an option", choice, "ليل", "ليل"],
    ["a number", question({ kind: "number" }), " ١٬٥٠٠ ", "1500"],
    ["zero", question({ kind: "number" }), "0", "0"],
    ["a day", question({ kind: "date" }), "٣١/١٢/٢٠٢٦", "2026-12-31"],
    ["a text", question({}), " I  like\nbooks ", "I like books"],
    ["the longest text", question({}), "a".repeat(300), "a".repeat(300)],
    ["nothing", question({}), " \u200b ", null],
  ])("%s", (_, one, input, answer) => {
    expect(read(one, input)).toBe(answer);
  });

  it.each<[string, PublicQuestion, string, MessageKey]>([
    ["neither yes nor no", question({ kind: "yesno" }), "maybe", "screening.errors.choose"],
    ["an option that is none", choice, "Noon", "screening.errors.choose"],
    ["no number", question({ kind: "number" }), "many", "screening.errors.number"],
    ["a number in two readings", question({ kind: "number" }), "1.500", "screening.errors.number"],
    ["no day", question({ kind: "date" }), "2026-02-30", "screening.errors.day"],
    ["a day far away", question({ kind: "date" }), "9999-01-01", "screening.errors.day"],
    ["a long text", question({}), "a".repeat(301), "screening.errors.answerLong"],
    [
      "nothing where it is required",
      question({ isRequired: true }),
      " ",
      "screening.errors.answer",
    ],
  ])("%s is refused, in both languages", (_, one, input, error) => {
    expect(read(one, input)).toBe(error);
    for (const language of languages)
      expect(findMessage(messagesFor(language), error)).toMatch(/\S/);
  });

  it("an answer to a question that is there no more is dropped, and no other one gets it", () => {
    const values = { "answer-gone": "yes", "answer-q": "no", "answer-": "x" };
    const one = question({ kind: "yesno" });
    expect(checkAnswers([one], values)).toEqual({
      answers: [{ question: one, answer: "no" }],
      errors: {},
    });
    expect(checkAnswers([], values)).toEqual({ answers: [], errors: {} });
  });
});
