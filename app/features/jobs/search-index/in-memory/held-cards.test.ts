import { expect, it } from "vitest";
import type { StoredCard } from "#app/features/jobs/search-index/in-database/read-rows.server.ts";
import { HeldCards } from "./held-cards.ts";

const card = (id: string) => ({ id, title: `Job ${id}` }) as StoredCard;

it("cards are held for one version of the board", () => {
  const cards = new HeldCards(10);
  cards.add("1", [card("a"), card("b")]);
  expect(cards.get("1", "a")).toEqual(card("a"));
  expect(cards.get("2", "a")).toBeUndefined();
  cards.add("2", [card("b")]);
  expect(cards.get("2", "a")).toBeUndefined();
  expect(cards.get("2", "b")).toEqual(card("b"));
});

it("no more cards are held than allowed, and the least recently used go first", () => {
  const cards = new HeldCards(3);
  cards.add("1", [card("a"), card("b"), card("c")]);
  cards.get("1", "a");
  cards.add("1", [card("d")]);
  expect(["a", "b", "c", "d"].filter((id) => cards.get("1", id))).toEqual(["a", "c", "d"]);
});
