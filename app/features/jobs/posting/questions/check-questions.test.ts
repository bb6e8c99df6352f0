import { describe, expect, it } from "vitest";
import type { Question } from "#app/features/job/questions/question.ts";
import type { FormErrors, FormValues } from "#app/http/form.ts";
import { languages } from "#app/i18n/language.ts";
import { findMessage } from "#app/messages/message-key.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { checkQuestions, slotsOf } from "./check-questions.ts";
import {
  collectQuestions,
  questionField,
  readSlots,
  type SlotPart,
  slotInputs,
  writeSlots,
} from "./question-slots.ts";

type Slot = Partial<Record<SlotPart, string>>;

/** A sent step with these questions. */
function sentWith(slots: Slot[], more: FormValues = {}): FormValues {
  const inputs = slots.flatMap((slot, place) =>
    Object.entries(slot).map(([part, value]) => [
      questionField(place + 1, part as SlotPart),
      value,
    ]),
  );
  return { questionCount: String(slots.length), ...Object.fromEntries(inputs), ...more };
}

const check = (...slots: Slot[]) => checkQuestions(collectQuestions(sentWith(slots)).questions);
const any = { preset: null, options: [], isRequired: false, must: [], min: null, max: null };

describe("questions as a company writes them", () => {
  it.each<[string, Slot, Question]>([
    [
      "yes or no",
      { Kind: "yesno", Text: " Can you  drive? ", Must: "yes", Required: "1" },
      { ...any, kind: "yesno", text: "Can you drive?", must: ["yes"], isRequired: true },
    ],
    [
      "yes or no without a wanted answer",
      { Kind: "yesno", Text: "Weekends?", Must: "maybe" },
      { ...any, kind: "yesno", text: "Weekends?" },
    ],
    [
      "a choice",
      { Kind: "choice", Text: "Shift", Options: "Day\r\n\n Night ", Must: "night" },
      { ...any, kind: "choice", text: "Shift", options: ["Day", "Night"], must: ["Night"] },
    ],
    [
      "a number",
      { Kind: "number", Text: "Years?", Min: "٣", Max: "1,500" },
      { ...any, kind: "number", text: "Years?", min: "3", max: "1500" },
    ],
    [
      "a date, of which no answer can be wanted",
      { Kind: "date", Text: "From when?", Must: "yes", Min: "3" },
      { ...any, kind: "date", text: "From when?" },
    ],
    ["a text", { Kind: "text", Text: "Why?" }, { ...any, kind: "text", text: "Why?" }],
    [
      "a common question",
      { Kind: "licence", Text: "ignored", Must: "yes" },
      { ...any, kind: "yesno", preset: "licence", text: "", must: ["yes"] },
    ],
    [
      "a common choice: a level and those above it",
      { Kind: "english", Must: "good" },
      {
        ...any,
        kind: "choice",
        preset: "english",
        text: "",
        options: ["none", "basic", "good", "fluent"],
        must: ["good", "fluent"],
      },
    ],
  ])("%s", (_, slot, question) => {
    expect(check(slot)).toEqual({ questions: [question], errors: {} });
  });

  const long = (length: number) => "a".repeat(length);
  it.each<[string, Slot[], FormErrors]>([
    ["no words", [{ Kind: "text", Text: " " }], { question1Text: "screening.errors.text" }],
    ["dots alone", [{ Kind: "text", Text: "..." }], { question1Text: "screening.errors.text" }],
    ["too long", [{ Kind: "text", Text: long(201) }], { question1Text: "posting.errors.tooLong" }],
    [
      "one option",
      [{ Kind: "choice", Text: "Shift", Options: "Day" }],
      { question1Options: "screening.errors.options" },
    ],
    [
      "eleven options",
      [{ Kind: "choice", Text: "Shift", Options: "a b c d e f g h i j k".replaceAll(" ", "\n") }],
      { question1Options: "screening.errors.manyOptions" },
    ],
    [
      "an option twice, in other letters",
      [{ Kind: "choice", Text: "أين", Options: "إدلب\nادلب" }],
      { question1Options: "screening.errors.optionTwice" },
    ],
    [
      "a long option",
      [{ Kind: "choice", Text: "Shift", Options: `Day\n${long(81)}` }],
      { question1Options: "screening.errors.optionLong" },
    ],
    [
      "a wanted answer that nobody can give",
      [{ Kind: "choice", Text: "Shift", Options: "Day\nNight", Must: "Noon" }],
      { question1Must: "screening.errors.must" },
    ],
    [
      "bounds that are no numbers",
      [{ Kind: "number", Text: "Years?", Min: "three", Max: "-1" }],
      { question1Min: "screening.errors.number", question1Max: "screening.errors.number" },
    ],
    [
      "bounds the wrong way round",
      [{ Kind: "number", Text: "Years?", Min: "5", Max: "3" }],
      { question1Max: "screening.errors.reversed" },
    ],
    [
      "the same question twice",
      [
        { Kind: "yesno", Text: "هل تعمل ليلاً؟" },
        { Kind: "text", Text: "هل تعمل ليلا" },
      ],
      { question2Text: "screening.errors.twice" },
    ],
    [
      "a common question twice",
      [{ Kind: "licence" }, { Kind: "licence" }],
      { question2Kind: "screening.errors.twice" },
    ],
    [
      "a sensitive question",
      [{ Kind: "text", Text: "ما ديانتك؟" }],
      { question1Text: "screening.sensitive.religion" },
    ],
    [
      "a harmless question with sensitive answers",
      [{ Kind: "choice", Text: "Which?", Options: "Married\nNot" }],
      { question1Text: "screening.sensitive.marriage" },
    ],
  ])("%s is refused at its field, in both languages", (_, slots, errors) => {
    expect(check(...slots).errors).toEqual(errors);
    for (const language of languages)
      for (const key of Object.values(errors))
        expect(findMessage(messagesFor(language), key)).toMatch(/\S/);
  });

  it("a sensitive question is accepted once its box is ticked, and need not be ticked again", () => {
    const { questions, errors } = check({ Kind: "yesno", Text: "Are you married?", Sure: "1" });
    expect(errors).toEqual({});
    expect(checkQuestions(writeSlots(slotsOf(questions))).errors).toEqual({});
  });

  it("stored questions fill the form in with the text that the form sends again", () => {
    const slots: Slot[] = [
      { Kind: "english", Must: "good", Required: "1" },
      { Kind: "choice", Text: "Shift", Options: "Day\nNight", Must: "Night" },
      { Kind: "number", Text: "Years?", Min: "3", Max: "1,500" },
      { Kind: "yesno", Text: "Weekends?", Must: "no" },
      { Kind: "text", Text: "هل أنت متزوج؟", Sure: "1" },
    ];
    const field = collectQuestions(sentWith(slots)).questions ?? "";
    expect(writeSlots(slotsOf(checkQuestions(field).questions))).toBe(field);
    const inputs = slotInputs({ questions: field });
    expect(collectQuestions({ ...inputs, questionCount: "5" }).questions).toBe(field);
  });
});

describe("buttons that change the list of questions", () => {
  const kinds = (sent: FormValues) =>
    readSlots(collectQuestions(sent).questions).map((slot) => `${slot.Kind} ${slot.Text}`.trim());
  const two = [{ Kind: "licence" }, { Kind: "text", Text: "Why?" }];

  it.each<[string, FormValues, string[]]>([
    ["nothing", { intent: "next" }, ["licence", "text Why?"]],
    [
      "adding one",
      { intent: "add-question", newQuestion: "number" },
      ["licence", "text Why?", "number"],
    ],
    ["an unknown kind", { intent: "add-question", newQuestion: "spell" }, ["licence", "text Why?"]],
    ["removing the first", { intent: "remove-question-1" }, ["text Why?"]],
    ["removing one that is not there", { intent: "remove-question-3" }, ["licence", "text Why?"]],
  ])("%s", (_, more, left) => {
    expect(kinds(sentWith(two, more))).toEqual(left);
  });

  it("adds no sixth, reads no more than five, and leaves other fields alone", () => {
    const five = Array.from({ length: 5 }, (_, place) => ({
      Kind: "text",
      Text: `Question ${place}`,
    }));
    const add = { intent: "add-question", newQuestion: "date" };
    expect(kinds(sentWith(five, add))).toHaveLength(5);
    expect(kinds(sentWith([...five, { Kind: "date", Text: "Sixth" }]))).toHaveLength(5);
    const collected = collectQuestions(sentWith(two, { benefits: "Insurance", step: "2" }));
    expect(Object.keys(collected).sort()).toEqual(["benefits", "questions", "step"]);
    expect(collectQuestions({ benefits: "Insurance" })).toEqual({ benefits: "Insurance" });
  });

  it.each(["", "[", "{}", "[1]", '[["licence"]]', '"text"'])("reads %j as it can", (text) => {
    expect(readSlots(text).length).toBeLessThanOrEqual(1);
  });
});
