import { describe, expect, it } from "vitest";
import { neighboursOf } from "./neighbours.ts";
import { syria } from "./place.ts";

const ids = syria.provinces.map(({ id }) => id);

describe("the neighbours of a governorate", () => {
  it("are known for all fourteen, each a governorate and none twice", () => {
    for (const id of ids) {
      const neighbours = neighboursOf(id);
      expect([id, neighbours.length > 0]).toEqual([id, true]);
      expect(ids).toEqual(expect.arrayContaining(neighbours));
      expect(new Set(neighbours).size).toBe(neighbours.length);
    }
  });

  it("border on it in turn", () => {
    for (const id of ids) {
      for (const neighbour of neighboursOf(id)) expect(neighboursOf(neighbour)).toContain(id);
    }
  });

  it.each(["syria", "syria/nowhere", "egypt/cairo", "", "syria/toString"])(
    "are none of %j",
    (id) => {
      expect(neighboursOf(id)).toEqual([]);
    },
  );
});
