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
  ...more,
});
const picked = (offers: Offer[], input: string) =>
  pickOffers(offers, input).map(({ kind, label }) => `${kind} ${label}`);

it("kinds stand together, and the kind with the nearest name stands first", () => {
  const offers = [
    offer("skill", "sales"),
    offer("title", "Export Sales Officer"),
    offer("company", "Salam Foods"),
    offer("place", "Salamiyah"),
  ];
  expect(picked(offers, "sal")).toEqual([
    "skill sales",
    "company Salam Foods",
    "place Salamiyah",
    "title Export Sales Officer",
  ]);
  expect(picked(offers, "salamiyah")[0]).toBe("place Salamiyah");
});

it("eight at most: titles take what room the others leave", () => {
  const titles = Array.from({ length: 9 }, (_, at) => offer("title", `Baker ${at}`));
  expect(picked(titles, "ba")).toHaveLength(6);
  const all = [
    ...titles,
    ...(["skill", "company", "place"] as const).flatMap((kind) =>
      [1, 2, 3].map((at) => offer(kind, `Ba ${kind} ${at}`)),
    ),
  ];
  const kinds = pickOffers(all, "ba").map(({ kind }) => kind);
  expect(kinds).toHaveLength(8);
  expect(kinds.filter((kind) => kind === "title")).toHaveLength(2);
});

it("nothing without jobs is offered, and nothing twice", () => {
  const offers = [
    offer("skill", "baker"),
    offer("title", "Baker"),
    offer("title", "Barber", { count: 0 }),
    offer("place", "Baniyas", { count: 0 }),
  ];
  expect(picked(offers, "ba")).toEqual(["skill baker"]);
});

it("corrections are offered only where few results match the input", () => {
  const meant = offer("skill", "محاسب", { isVerbatim: false });
  const input = [1, 2, 3].map((at) => offer("company", `Mohas ${at}`, { to: `/${at}` }));
  expect(picked([meant, ...input.slice(0, 1)], "mohas")).toEqual([
    "company Mohas 1",
    "skill محاسب",
  ]);
  expect(picked([meant, ...input], "mohas")).not.toContain("skill محاسب");
});
