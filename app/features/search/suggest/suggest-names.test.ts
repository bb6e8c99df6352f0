import { expect, it } from "vitest";
import { beginnings } from "#app/features/search/words/half-words.ts";
import { fold } from "#app/platform/fold.ts";
import { fitOf, nameIndex } from "./suggest-names.ts";

const things = [
  ["driver", ["driver", "chauffeur", "سائق", "شوفير"]],
  ["bus driver", ["bus driver", "سائق باص", "شوفير باص"]],
  ["front end", ["front end", "frontend", "واجهات أمامية", "الواجهات الأمامية"]],
  ["dentist", ["dentist", "dental surgeon", "طبيب أسنان"]],
] as const;

const inputOf = (input: string) =>
  fold(input)
    .split(" ")
    .filter(Boolean)
    .map((word) => ({ own: beginnings(word), meant: [] }));
const namesFor = (input: string, wholly = false) =>
  nameIndex(things, { wholly })
    .find(inputOf(input), 5)
    .map(({ thing, name }) => `${thing} as ${name}`);

it.each([
  ["driv", ["driver as driver", "bus driver as bus driver"]],
  ["سائ", ["driver as سائق", "bus driver as سائق باص"]],
  ["شوفير", ["driver as شوفير", "bus driver as شوفير باص"]],
  ["front", ["front end as front end"]],
  ["frontend", ["front end as frontend"]],
  ["واجه", ["front end as واجهات أمامية"]],
  ["الأما", ["front end as واجهات أمامية"]],
  ["طبيب أس", ["dentist as طبيب أسنان"]],
  ["surg", ["dentist as dental surgeon"]],
  ["iver", []],
  ["", []],
])("%s begins to name %j", (input, names) => {
  expect(namesFor(input)).toEqual(names);
});

it.each([
  ["كفر س", ["كفرسوسة"]],
  ["بابتو", ["باب توما"]],
  ["enginer", []],
  ["enginere", ["engine repair"]],
  ["baker", ["baker"]],
])("spaces do not matter where no name has those of %s: %j", (input, names) => {
  const all = ["كفرسوسة", "باب توما", "engine repair", "baker", "bake room"];
  const places = nameIndex(all.map((name) => [name, [name]] as const));
  expect(places.find(inputOf(input), 5).map(({ name }) => name)).toEqual(names);
});

const manager = nameIndex([["manager", ["manager", "مدير", "مانجر"]]]);
const named = (input: string, meant: string[] = []) =>
  manager.find([{ own: [input], meant }], 5).map(({ name }) => name);

it("a loan is matched, is no label for few letters, and for Latin ones its Latin name is", () => {
  expect(named("م")).toEqual(["مدير"]);
  expect(named("ما")).toEqual([]);
  expect(named("مان")).toEqual(["مانجر"]);
  expect(named("manajir", ["مانج"])).toEqual(["manager"]);
});

it("a foreign name is found by its beginning, behind those of both languages", () => {
  const engineers = nameIndex([
    ["engine", ["engine", "محرك"]],
    ["engineer", ["engineer", "مهندس"], ["ingénieur", "enginyer"]],
  ]);
  const matches = (input: string) =>
    engineers.find(inputOf(input), 5).map(({ name, fit, isForeign }) => [name, fit, isForeign]);
  expect(matches("inge")).toEqual([["ingénieur", 2, true]]);
  expect(matches("ing")).toEqual([]);
  expect(matches("engin")).toEqual([
    ["engine", 1, undefined],
    ["engineer", 1, undefined],
  ]);
});

it("the feminine or plural of the typed word stands before longer names of its thing", () => {
  const fields = nameIndex([
    ["ngo", ["غير ربحية", "منظمة غير ربحية", "منظمة", "منظمات"]],
    ["events", ["منظم فعاليات"]],
  ]);
  expect(fields.find(inputOf("منظم"), 5).map(({ name }) => name)).toEqual([
    "منظمة",
    "منظم فعاليات",
  ]);
});

it("each typed word begins another word of a name", () => {
  const engineers = nameIndex([
    ["roads", ["مهندس طرق"]],
    ["civil", ["مهندس مدني"]],
  ]);
  expect(engineers.find(inputOf("مهندس م"), 5).map(({ thing }) => thing)).toEqual(["civil"]);
  expect(engineers.find(inputOf("م مهندس"), 5).map(({ thing }) => thing)).toEqual(["civil"]);
});

it("a name is found by its article, and without it", () => {
  const places = nameIndex([["latakia", ["اللاذقية", "Latakia"]]], { wholly: true });
  for (const input of ["ال", "الل", "لا", "اللا"]) {
    expect(places.find(inputOf(input), 5).map(({ name }) => name)).toEqual(["اللاذقية"]);
  }
});

it("a name that is not the usual one may have to be typed from its beginning", () => {
  expect(namesFor("surg", true)).toEqual([]);
  expect(namesFor("dental", true)).toEqual(["dentist as dental surgeon"]);
});

it.each([
  ["المزة", "المز", 1],
  ["مزارع", "المز", 2],
  ["مزارع", "مزارع", 0],
  ["عامل مزرعة", "مز", 3],
  ["math teacher", "math te", 1],
])("%s is as near to %s as %i", (name, input, fit) => {
  expect(fitOf(fold(name), inputOf(input))).toBe(fit);
});
