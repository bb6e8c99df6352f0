import { expect, it } from "vitest";
import { KeywordField } from "#app/features/jobs/list/ui/keyword-field.tsx";
import { rendered } from "#test/render/render-parts.tsx";
import { actOf, isWhole } from "./suggest-box.tsx";
import { SuggestList } from "./suggest-list.tsx";

it("a field without scripts is an ordinary search field", () => {
  const field = rendered(<KeywordField />);
  expect(field).toMatch(/<label[^>]*for="keyword"/);
  expect(field).toMatch(/<input[^>]*data-js=""[^>]*id="keyword"[^>]*type="search"/);
  expect(field).not.toMatch(/role=|aria-|autocomplete|listbox/i);
});

it.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 1, 2],
  ["ArrowDown", 2, -1],
  ["ArrowUp", -1, 2],
  ["ArrowUp", 0, -1],
  ["ArrowUp", 2, 1],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Home", -1, undefined],
  ["End", -1, undefined],
  ["Enter", 1, "choose"],
  ["Enter", -1, undefined],
  ["Escape", -1, "close"],
  ["Escape", 1, "close"],
  ["ArrowLeft", 1, undefined],
  ["a", 1, undefined],
])("of three options, %s on the option %i leads to %s", (key, active, act) => {
  expect(actOf(key, active, 3)).toBe(act);
});

it.each([
  ["a letter", { inputType: "insertText", data: "م" }, false],
  ["a keyboard that composes words", { inputType: "insertCompositionText", data: "محاس" }, false],
  ["going back", { inputType: "deleteContentBackward", data: null }, false],
  ["a browser that does not tell", {}, false],
  ["pasting", { inputType: "insertFromPaste", data: null }, true],
  ["dictation", { inputType: "insertText", data: "محاسب في حلب" }, true],
])("of %s with %j the text is whole: %s", (_, input, whole) => {
  expect(isWhole(input)).toBe(whole);
});

it.each(["en", "ar"] as const)("an option says its kind and its jobs, in %s", (language) => {
  const list = rendered(
    <SuggestList
      id="list"
      active={1}
      onChoose={() => {}}
      suggestions={[
        {
          kind: "title",
          label: "Senior Baker",
          note: null,
          highlights: [[7, 9]],
          to: "/jobs?keyword=Senior+Baker",
          count: 2,
          countAtLeast: false,
        },
        {
          kind: "place",
          label: "حلب",
          note: "Aleppo",
          highlights: [],
          to: "/jobs?location=Aleppo",
          count: 1200,
          countAtLeast: true,
        },
      ]}
    />,
    language,
  );
  expect(list).toContain("Senior <b>Ba</b></span>ker");
  const spoken = list.replace(/<[^>]+>/g, "").replace(/\s+/g, " ");
  expect(spoken).toBe(
    language === "en"
      ? "Senior Baker, Job title, 2 jobsحلب, Aleppo, Place, 1,200+ jobs"
      : "Senior Baker، مسمى وظيفي، وظيفتانحلب، Aleppo، مكان، أكثر من 1,200 وظيفة",
  );
  expect(list.match(/aria-selected="true"/g)).toHaveLength(1);
  expect(list).toMatch(/id="list-1"[^>]*aria-selected="true"/);
});
