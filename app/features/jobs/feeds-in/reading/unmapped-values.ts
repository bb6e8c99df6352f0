import type { JobField, UnmappedCounter, UnmappedValue } from "./feed-source.ts";

/** Different values; further ones are not counted. */
const maxValues = 2000;
const maxValueLength = 120;

export function createUnmappedCounter(): UnmappedCounter {
  const counts = new Map<string, UnmappedValue>();
  return {
    add(field, text) {
      const value = text.replace(/\s+/g, " ").trim().slice(0, maxValueLength).toWellFormed();
      const key = `${field} ${value}`;
      const counted = counts.get(key);
      if (counted) counted.count++;
      else if (counts.size < maxValues && value) counts.set(key, { field, value, count: 1 });
    },
    list: () =>
      [...counts.values()].toSorted((a, b) => b.count - a.count || order(a.field, b.field)),
  };
}

const order = (a: JobField, b: JobField) => a.localeCompare(b);
