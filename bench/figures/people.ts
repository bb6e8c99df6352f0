import { createHash } from "node:crypto";
import { numbers } from "#test/random/numbers.ts";

/** A browser at an address, and the language that it accepts. */
export type Reader = { address: string; agent: string; language: string };

/** A request of the replay, and what it adds to the truth once it is answered. */
export type Visit = {
  path: string;
  reader: Reader;
  headers?: Record<string, string>;
  /** Sent with the tag of the page as it was answered before. */
  isRevalidated?: boolean;
  truth?: { what: "view" | "search" | "empty"; key: string };
  /** Requested from the page afterwards, which shows that somebody opened it. */
  afterwards?: { path: string; headers: Record<string, string> };
};

const robots = [
  "Googlebot/2.1 (+http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "WhatsApp/2.23.20.0",
  "TelegramBot (like TwitterBot)",
  "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
  "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
  "curl/8.5.0",
  "python-requests/2.32.3",
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36",
];

/** People, each with a browser of its own; every tenth is behind the address of another. */
export function makePeople(count: number): Reader[] {
  return Array.from({ length: count }, (_, n) => {
    const of = n % 10 === 9 ? n - 1 : n;
    const address =
      of % 20 === 3
        ? `2a02:4780:${(of + 0x1000).toString(16)}:7::${(of + 2).toString(16)}`
        : `5.${100 + (of >> 16)}.${(of >> 8) & 255}.${of & 255}`;
    const agent = `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.${10_000 + n}.${n} Mobile Safari/537.36`;
    return { address, agent, language: n % 3 === 0 ? "en-GB,en;q=0.8" : "ar-SY,ar;q=0.9" };
  });
}

type Replay = { day: number; visits: number; people: readonly Reader[]; jobs: readonly string[] };

/** The visits of a day: three in ten are robots', some pages are prefetched, some are held already. */
export function* visitsOfDay({ day, visits, people, jobs }: Replay, origin: string) {
  const random = numbers(1000 + day);
  for (let at = 0; at < visits; at++) {
    // Some jobs are opened far more than others.
    const job = jobs[random(random(jobs.length) + 1)] ?? "";
    const path = `/jobs/${job}`;
    if (random(10) < 3) {
      const agent = robots[random(robots.length)] ?? "";
      const reader = { address: `66.249.${random(256)}.${random(256)}`, agent, language: "" };
      yield { path, reader } satisfies Visit;
      continue;
    }
    const nth = random(people.length);
    const reader = people[nth] ?? people[0];
    if (!reader) return;
    const truth = { what: "view", key: `${day} ${nth} ${job}` } as const;
    const kind = random(100);
    if (kind < 6) {
      const shown = { path: "/health/live", headers: { referer: origin + path } };
      const headers = { "sec-purpose": "prefetch" };
      yield {
        path,
        reader,
        headers,
        ...(kind < 3 && { afterwards: shown, truth }),
      } satisfies Visit;
    } else if (kind < 8) {
      yield { path, reader, headers: { purpose: "offline" } } satisfies Visit;
    } else if (kind < 11) {
      yield searchOf(day, nth, reader, random);
    } else {
      const from = ["/jobs", "/jobs?keyword=baker", "/"][random(3)] ?? "/";
      const headers: Record<string, string> = kind < 50 ? { referer: origin + from } : {};
      yield { path, reader, headers, isRevalidated: kind > 85, truth } satisfies Visit;
    }
  }
}

/** Every fifth searches for something of their own, which stands nowhere else. */
function searchOf(day: number, nth: number, reader: Reader, random: (below: number) => number) {
  const kind = random(10);
  const words =
    kind < 2
      ? rareWords(nth)
      : kind < 6
        ? `zorb${"abcdefghijkl"[random(12)]}quil`
        : `baker ${1 + random(20)}`;
  const what = words.startsWith("baker") ? "search" : "empty";
  const path = `/jobs?${new URLSearchParams({ keyword: words })}`;
  return { path, reader, truth: { what, key: `${day} ${nth} ${words}` } } satisfies Visit;
}

const rareWords = (nth: number) => `quxil${nth}zz`;

/** Everything by which one of these people could be known again, as `tracesIn` finds it in a text. */
export function marksOf(people: readonly Reader[]): Set<string> {
  return new Set(
    people.flatMap(({ address, agent, language }, nth) => {
      const build = /Chrome\/([\d.]+)/.exec(agent)?.[1] ?? "";
      const network = address.includes(":") ? address.split(":").slice(0, 4).join(":") : address;
      const hashed = [address, network, agent, `${agent} ${language}`, `${address}\n${agent}`];
      const hashes = ["sha256", "sha1", "md5"].flatMap((kind) =>
        hashed.map((text) => createHash(kind).update(text).digest("hex").slice(0, 16)),
      );
      return [network, build, rareWords(nth), ...hashes];
    }),
  );
}

/** Addresses, versions of browsers, hexadecimal numbers and rare words. */
const marks = /2a02(?::[0-9a-f]{1,4}){3}|\d{1,3}(?:\.\d{1,5}){3}|quxil\d+zz|[0-9a-f]{16,128}/gi;

/** The marks that a text contains. */
export function tracesIn(text: string, known: ReadonlySet<string>): string[] {
  return [...text.matchAll(marks)].flatMap(([mark]) => {
    const plain = mark.toLowerCase();
    const short = /^[0-9a-f]{16,}$/.test(plain) ? plain.slice(0, 16) : plain;
    return known.has(short) ? [mark] : [];
  });
}
