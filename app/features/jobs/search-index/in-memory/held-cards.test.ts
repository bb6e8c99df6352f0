import { expect, it } from "vitest";
import type { ListedRow } from "#app/features/jobs/search-index/in-database/read-rows.server.ts";
import { HeldCards } from "./held-cards.ts";

const card = (ordinal: number) => ({ title: `Job ${ordinal}` }) as ListedRow;
const cardsOf = (...ordinals: number[]) =>
  new Map(ordinals.map((ordinal) => [ordinal, card(ordinal)]));

it("cards are held for one version of the board", () => {
  const cards = new HeldCards(10);
  cards.add("1", cardsOf(1, 2));
  expect(cards.get("1", 1)).toEqual(card(1));
  expect(cards.get("2", 1)).toBeUndefined();
  cards.add("2", cardsOf(2));
  expect(cards.get("2", 1)).toBeUndefined();
  expect(cards.get("2", 2)).toEqual(card(2));
});

it("no more cards are held than allowed, and the least recently used go first", () => {
  const cards = new HeldCards(3);
  cards.add("1", cardsOf(1, 2, 3));
  cards.get("1", 1);
  cards.add("1", cardsOf(4));
  expect([1, 2, 3, 4].filter((ordinal) => cards.get("1", ordinal))).toEqual([1, 3, 4]);
});
