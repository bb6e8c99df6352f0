import { describe, expect, it } from "vitest";
import abbreviations from "#app/features/search/vocabulary/abbreviations.json" with {
  type: "json",
};
import { fold } from "#app/platform/fold.ts";
import { stemsOf } from "./stem.ts";
import { addVocabulary, conceptsAbbreviated, conceptsNamed, isVocabulary } from "./vocabulary.ts";

const named = (name: string) => conceptsNamed(stemsOf(fold(name)));
const alsoCalled = (name: string, other: string) =>
  named(name).some(({ forms }) =>
    forms.some((form) => form.join(" ") === stemsOf(fold(other)).join(" ")),
  );

describe("the vocabulary", () => {
  it.each([
    ["شوفير", "driver"],
    ["سائقين", "chauffeur"],
    ["nurses", "ممرضة"],
    ["محاسبات", "accountant"],
    ["front-end", "واجهات أمامية"],
    ["كول سنتر", "call center"],
    ["صيادلة", "pharmacist"],
    ["C#", ".NET"],
    ["kindergarten", "رياض أطفال"],
    ["الموارد البشرية", "HR"],
    ["حارس", "security guard"],
    ["كوافيرة", "hairdresser"],
    ["عاملة منزلية", "housemaid"],
    ["محاسب تكاليف", "cost accountant"],
    ["معاون محاسب", "assistant accountant"],
    ["مخمن عقاري", "valuer"],
    ["سكادا", "scada"],
    ["ضريبة القيمة المضافة", "vat"],
    ["مسؤول سبل عيش", "livelihoods officer"],
    ["جدار حماية", "firewall"],
    ["صياغة العقود", "contract drafting"],
    ["تعلم عميق", "deep learning"],
    ["المجلس الدنماركي للاجئين", "danish refugee council"],
    ["أطباء بلا حدود", "MSF"],
    ["لجنة الإنقاذ الدولية", "international rescue committee"],
    ["اليونيسف", "unicef"],
  ])("“%s” is also called “%s”", (name, other) => {
    expect(alsoCalled(name, other)).toBe(true);
  });

  it.each([
    ["accountant", "cashier"],
    ["android", "ios"],
    ["postgresql", "mysql"],
    ["crm", "salesforce"],
    ["odoo", "erp"],
    ["machine learning", "computer vision"],
    ["مدرسة", "معلم"],
  ])("“%s” is not “%s”", (name, other) => {
    expect(named(name).length).toBeGreaterThan(0);
    expect(alsoCalled(name, other)).toBe(false);
  });

  it.each(Object.entries(abbreviations))("“%s” stands for “%s”", (abbreviation, name) => {
    expect(named(name).length).toBeGreaterThan(0);
    expect(named(abbreviation).length).toBeGreaterThan(0);
  });

  it.each([
    ["F&B supervisor", "restaurant supervisor"],
    ["F and B supervisor", "restaurant supervisor"],
    ["M and E", "M&E"],
    ["ML engineer", "machine learning engineer"],
    ["KG teacher", undefined],
    ["BD", undefined],
  ])("reads “%s” in full: %s", (short, full) => {
    const concepts = conceptsAbbreviated(stemsOf(fold(short)));
    expect(concepts).toEqual(full === undefined ? [] : named(full));
  });

  it("takes an owner's own lines", () => {
    expect(isVocabulary("zibrik")).toBe(false);
    expect(addVocabulary("# mine\nzibrik, زبرك, ~smith\n\n")).toBe(1);
    expect(alsoCalled("زبرك", "zibrik")).toBe(true);
  });
});
