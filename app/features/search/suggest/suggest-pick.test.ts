import { expect, it } from "vitest";
import type { SuggestionKind } from "./suggest.ts";
import { type Offer, pickOffers } from "./suggest-pick.ts";

const offer = (kind: SuggestionKind, label: string, more: Partial<Offer> = {}): Offer => ({
  kind,
  label,
  note: null,
  to: `/${kind}/${label}`,
  count: 3,
  countAtLeast: false,
  isVerbatim: true,
  fit: 1,
  keys: [`${kind} ${label}`],
  ...more,
});
const picked = (offers: Offer[], how: Parameters<typeof pickOffers>[1] = {}) =>
  pickOffers(offers, how).map(({ kind, label }) => `${kind} ${label}`);

it("kinds stand together, the one of the nearest name and then of the most jobs first, titles last", () => {
  const offers = [
    offer("title", "Sales Officer", { count: 900 }),
    offer("skill", "sales", { count: 20 }),
    offer("skill", "salad chef", { count: 30 }),
    offer("place", "Salamiyah", { count: 57 }),
    offer("company", "Al Salam Foods", { fit: 2, count: 99 }),
  ];
  expect(picked(offers)).toEqual([
    "place Salamiyah",
    "skill sales",
    "skill salad chef",
    "company Al Salam Foods",
    "title Sales Officer",
  ]);
  expect(picked([offer("skill", "hama", { fit: 0 }), ...offers])[0]).toBe("skill hama");
});

it("a short name stands before a longer one of somewhat more jobs", () => {
  const offers = [
    offer("skill", "محاسب مدينين", { count: 373 }),
    offer("skill", "محامي", { count: 263 }),
    offer("skill", "محاسب", { count: 725 }),
  ];
  expect(picked(offers)).toEqual(["skill محاسب", "skill محامي", "skill محاسب مدينين"]);
});

it("eight at most, and of each kind a few; where a place is sought, places first and any number", () => {
  const kinds = ["search", "work", "skill", "place", "company", "title"] as const;
  const many = (kind: SuggestionKind) =>
    Array.from({ length: 9 }, (_, at) => offer(kind, `Ba ${at}`));
  expect(pickOffers(kinds.flatMap(many))).toHaveLength(8);
  expect(kinds.map((kind) => pickOffers(many(kind)).length)).toEqual([4, 2, 8, 3, 2, 4]);
  const places = Array.from({ length: 9 }, (_, at) => offer("place", `Place ${at}`, { count: 1 }));
  expect(
    pickOffers([offer("skill", "baker"), ...places], { seeksPlace: true }).map(({ kind }) => kind),
  ).toEqual(Array(8).fill("place"));
});

it('after "in" places alone, and after "jobs" places first, where one of enough jobs begins so', () => {
  const others = [offer("skill", "دمج", { count: 105 }), offer("title", "ساحب دم", { fit: 3 })];
  const damascus = offer("place", "دمشق", { count: 148 });
  const place = ["place دمشق"];
  expect(picked([...others, damascus], { seeksPlace: true })).toEqual(place);
  expect(picked([...others, damascus], { followsJobs: true })).toEqual([
    "place دمشق",
    "skill دمج",
    "title ساحب دم",
  ]);
  const few = offer("place", "دمر", { count: 6 });
  expect(picked([...others, few], { seeksPlace: true })).toContain("skill دمج");
  expect(picked([...others, few], { followsJobs: true })[0]).toBe("skill دمج");
});

it("an occupation that no title has is offered as typed in full, as a kind of another, or of as many jobs", () => {
  const untitled = (label: string, count: number, more: Partial<Offer> = {}) =>
    offer("skill", label, { count, titled: 0, isUntitled: true, ...more });
  const driver = offer("skill", "driver", { count: 65, titled: 40 });
  expect(picked([driver, untitled("driving instructor", 12)])).toEqual(["skill driver"]);
  expect(picked([driver, untitled("taxi driver", 3)])).toContain("skill taxi driver");
  const busDriver = offer("skill", "school bus driver", { count: 65, titled: 40 });
  expect(picked([busDriver, untitled("bus driver", 3)])).toContain("skill bus driver");
  expect(picked([driver, untitled("drill operator", 20)])).toContain("skill drill operator");
  expect(picked([driver, untitled("driven", 1, { fit: 0 })])).toContain("skill driven");
  expect(picked([untitled("driving instructor", 12)])).toEqual(["skill driving instructor"]);
  expect(picked([driver, untitled("driving tester", 10)], { isLong: true })).toHaveLength(2);
});

it("nothing without jobs is offered, and nothing twice", () => {
  const offers = [
    offer("skill", "baker", { keys: ["baker"] }),
    offer("title", "Baker", { keys: ["a baker", "baker"] }),
    offer("title", "Barber", { count: 0 }),
    offer("place", "Baniyas", { count: 0 }),
  ];
  expect(picked(offers)).toEqual(["skill baker"]);
});

it("corrections, and companies by a later word of their names, are offered only beside few others", () => {
  const meant = offer("skill", "محاسب", { isVerbatim: false });
  const later = offer("company", "شركة بيت محاسب", { fit: 3 });
  const verbatim = [1, 2, 3, 4, 5].map((at) => offer("title", `Mohas ${at}`));
  expect(picked([meant, later, ...verbatim.slice(0, 1)])).toEqual([
    "skill محاسب",
    "title Mohas 1",
    "company شركة بيت محاسب",
  ]);
  expect(picked([meant, offer("place", "Mohas", { fit: 0 })])).toEqual(["place Mohas"]);
  expect(pickOffers([meant, later, ...verbatim]).map(({ kind }) => kind)).toEqual(
    Array(4).fill("title"),
  );
});

it("a company of far fewer jobs than a title stands after titles", () => {
  const offers = [
    offer("skill", "procurement", { count: 284 }),
    offer("company", "Procrew", { count: 6 }),
    offer("title", "Project Manager", { count: 602 }),
  ];
  expect(picked(offers).at(-1)).toBe("company Procrew");
  const larger = offer("company", "Profolio", { count: 61 });
  expect(picked([...offers, larger])[1]).toBe("company Profolio");
});

it("after an article a place stands before a thing that is as near", () => {
  const offers = [offer("skill", "إلقاء", { count: 90 }), offer("place", "القامشلي", { count: 9 })];
  expect(picked(offers)[0]).toBe("skill إلقاء");
  expect(picked(offers, { hasArticle: true })[0]).toBe("place القامشلي");
});

it("more things are offered where many begin so, and where there is room", () => {
  const skills = Array.from({ length: 9 }, (_, at) => offer("skill", `Re ${at}`));
  const titles = Array.from({ length: 4 }, (_, at) => offer("title", `Re of ${at}`));
  const skillsIn = (offers: string[]) => offers.filter((each) => each.startsWith("skill")).length;
  expect(skillsIn(picked([...skills, ...titles], { maxSkills: 6 }))).toBe(6);
  expect(skillsIn(picked([...skills, ...titles.slice(0, 3)]))).toBe(5);
});

it("a title that finds as many jobs as a thing, few of them called so, is left out", () => {
  const hr = offer("skill", "hr", { count: 1107 });
  const counted = (titled: number) =>
    picked([hr, offer("title", "HR Coordinator", { count: 1107, titled })]);
  expect(counted(9)).toEqual(["skill hr"]);
  expect(counted(1100)).toHaveLength(2);
});

it("of few letters names of companies leave room for what may be meant", () => {
  const companies = ["Sawata", "Sawa", "Sawama"].map((label) => offer("company", label));
  const meant = offer("skill", "سواق", { isVerbatim: false });
  expect(picked([...companies, meant])).not.toContain("skill سواق");
  expect(picked([...companies, meant], { isShort: true })).toContain("skill سواق");
});

it("a correction's titles are no reason to put a company that begins so after them", () => {
  const offers = [
    offer("company", "Citi bank", { count: 11 }),
    offer("skill", "civil", { count: 262, isVerbatim: false, fit: 2 }),
    offer("title", "Civil Site Engineer", { count: 128, isVerbatim: false, fit: 2 }),
  ];
  expect(picked(offers)[0]).toBe("company Citi bank");
});

it("there is no room for corrections beyond the first few", () => {
  const corrected = Array.from({ length: 6 }, (_, at) =>
    offer("skill", `camera ${at}`, { isVerbatim: false, fit: 2 }),
  );
  expect(picked([offer("place", "Qamishli"), ...corrected])).toHaveLength(4);
});

it("a thing whose name no title has stands after one that is called so", () => {
  const offers = [
    offer("skill", "سكرم", { count: 178, titled: 0 }),
    offer("skill", "سكرتير", { count: 146, titled: 40 }),
  ];
  expect(picked(offers)).toEqual(["skill سكرتير", "skill سكرم"]);
});

it("of several words nothing is offered by later words of its name where something begins so", () => {
  const later = offer("skill", "third party monitoring", { fit: 3, count: 90 });
  const begun = offer("work", "part time");
  expect(picked([later, begun])).toContain("skill third party monitoring");
  expect(picked([later, begun], { isLong: true })).toEqual(["work part time"]);
  expect(picked([later], { isLong: true })).toHaveLength(1);
});

it("after a word for employers more of them are offered", () => {
  const companies = Array.from({ length: 5 }, (_, at) => offer("company", `شركة ال ${at}`));
  expect(picked(companies)).toHaveLength(2);
  expect(picked(companies, { maxCompanies: 8 })).toHaveLength(5);
});
