import { hash, randomBytes } from "node:crypto";
import { damascusDay } from "#app/i18n/format.ts";

/** Values of one day in Damascus by salted hashes of their keys. */
export type DailyMemory<Value> = {
  /** The hash of a key by today's salt; another one tomorrow. */
  keyOf: (text: string) => number;
  get: (key: number) => Value | undefined;
  set: (key: number, value: Value) => void;
  today: () => string;
};

type Options = { max: number; now?: () => number };

/**
 * Memory that is lost at midnight, with the salt of its keys: afterwards no key can be worked out again.
 * Beyond half of `max` entries the older half is forgotten, so a flood makes it forget and not grow.
 */
export function createDailyMemory<Value>({ max, now = Date.now }: Options): DailyMemory<Value> {
  let day = "";
  let ends = 0;
  let salt = "";
  let recent = new Map<number, Value>();
  let older = new Map<number, Value>();

  function begin(): void {
    const time = now();
    if (time < ends) return;
    day = damascusDay(new Date(time));
    ends = Date.parse(`${day}T24:00:00+03:00`);
    salt = randomBytes(16).toString("base64");
    recent = new Map();
    older = new Map();
  }

  return {
    keyOf(text) {
      begin();
      // 48 bits: of a million keys hardly two are alike.
      return Number.parseInt(hash("sha256", salt + text, "hex").slice(0, 12), 16);
    },
    get(key) {
      begin();
      return recent.get(key) ?? older.get(key);
    },
    set(key, value) {
      begin();
      if (!recent.has(key) && recent.size >= max / 2) {
        older = recent;
        recent = new Map();
      }
      recent.set(key, value);
    },
    today() {
      begin();
      return day;
    },
  };
}
