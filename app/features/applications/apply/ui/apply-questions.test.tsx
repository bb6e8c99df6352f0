import { expect, it } from "vitest";
import type { PublicQuestion } from "#app/features/job/questions/question.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { ApplyQuestions } from "./apply-questions.tsx";

const question: PublicQuestion = {
  id: "1",
  kind: "number",
  preset: null,
  text: "How many years have you driven?",
  options: [],
  isRequired: false,
};

it("a question in the other language keeps its direction beside the board's words", () => {
  const html = rendered(
    <ApplyQuestions questions={[question]} values={{}} error={() => null} />,
    "ar",
  );
  expect(html).toMatch(/<label[^>]*><bdi>How many years have you driven\?<\/bdi><span/);
});
