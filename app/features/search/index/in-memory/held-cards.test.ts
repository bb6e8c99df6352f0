import { expect, it } from "vitest";
import { HeldCards, type ListedRow } from "./held-cards.ts";

const card = (ordinal: number) =>
  ({ title: `Job ${ordinal}`, companyId: ordinal % 2 === 0 ? "even" : "odd" }) as ListedRow;
const cardsOf = (...ordinals: number[]) =>
  new Map(ordinals.map((ordinal) => [ordinal, card(ordinal)]));
const heldOf = (cards: HeldCards) => [1, 2, 3, 4].filter((ordinal) => cards.get(ordinal));

it("cards are held until those of their company are forgotten", () => {
  const cards = new HeldCards(10);
  cards.add(cardsOf(1, 2, 3, 4));
  expect(cards.get(1)).toEqual(card(1));
  cards.deleteOf([]);
  expect(heldOf(cards)).toEqual([1, 2, 3, 4]);
  cards.deleteOf(["even", "another"]);
  expect(heldOf(cards)).toEqual([1, 3]);
});

it("no more cards are held than allowed, and the least recently used go first", () => {
  const cards = new HeldCards(3);
  cards.add(cardsOf(1, 2, 3));
  cards.get(1);
  cards.add(cardsOf(4));
  expect(heldOf(cards)).toEqual([1, 3, 4]);
});
