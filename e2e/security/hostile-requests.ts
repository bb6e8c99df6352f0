import fc from "fast-check";
import { everybody, type Who } from "./role-people.ts";
import { table } from "./role-table.ts";

/** A request that nobody means well with. `body` is bytes as they go over the line. */
export type HostileRequest = {
  who: Who;
  method: "GET" | "POST";
  /** The address, from the slash, with the records' names still in braces. */
  to: string;
  body?: string;
  headers: Record<string, string>;
};

/** What breaks readers of text, as it stands in a form's body or a query, escaped by hand. */
const hostileTexts = {
  "a NUL": "%00",
  "a NUL inside": "Rima%00Halabi",
  "a NUL escaped twice": "%2500",
  "half a surrogate pair": "%ED%A0%80",
  "the other half": "%ED%B0%80x",
  "bytes that are no UTF-8": "%FF%FE%C3%28",
  "an overlong slash": "%C0%AF..%C0%AF",
  "a cut escape": "%E0%A4",
  "a sign that begins no escape": "%zz%",
  "direction overrides": encodeURIComponent("\u202eevil\u202c \u2066\u2067\u2068 txt.exe"),
  "marks that cannot be seen": encodeURIComponent("\u200b\u200f\ufeff\u00ad\u061c"),
  "200 emoji": encodeURIComponent("👩‍👩‍👧‍👦".repeat(200)),
  "marks upon marks": encodeURIComponent(`Z${"\u0301\u0489".repeat(500)}`),
  "one word of 100,000": "a".repeat(100_000),
  "an Arabic word of 20,000": encodeURIComponent("ح".repeat(20_000)),
  "line breaks of all kinds": "a%0D%0Ab%0Ac%0Dd%E2%80%A8e%E2%80%A9f%C2%85g",
  "a header": "Rima%0D%0ABcc:%20all@people.example%0D%0A%0D%0AHello",
  "an end of script": encodeURIComponent("</script><script>alert(1)</script><!--"),
  "a formula": encodeURIComponent('=HYPERLINK("http://evil.example","CV")'),
  "a template": encodeURIComponent(["{{7*7}}", "$", "{7*7}<%= 7*7 %>#{7*7}"].join("")),
  "a quote of SQL": encodeURIComponent("' or 1=1; drop table jobs; -- \\"),
  "signs of LIKE and of patterns": encodeURIComponent("%_\\%(((((.*)+)+)+)+$ [[: | & ! <-> :*"),
  "a path": "..%2F..%2F..%2Fetc%2Fpasswd%00.pdf",
  "another machine": encodeURIComponent("//evil.example/%2f..\\\\evil.example"),
  "a huge number": "9".repeat(400),
  "no number": "NaN",
  "a number below": "-1",
  "a power": "1e309",
  "Arabic digits": encodeURIComponent("٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩"),
  "a name of every object": "__proto__",
  "its maker": "constructor",
  "a list": "[]",
  "a thing": encodeURIComponent('{"$ne":null}'),
  "a day that never is": "2026-02-31",
  "a day far away": "%2B275760-09-13",
  "a day before the count": "0000-00-00",
  nothing: "",
  blanks: "%20%09%C2%A0%E3%80%80",
} as const;

const names = [
  "keyword",
  "location",
  "category",
  "jobType",
  "experienceLevel",
  "salaryRange",
  "jobTitle",
  "company",
  "country",
  "province",
  "city",
  "salaryMin",
  "salaryMax",
  "currency",
  "page",
  "postedWithin",
  "workArrangement",
  "companySize",
  "industry",
  "sort",
  "view",
  "cursor",
  "limit",
  "q",
  "lang",
  "language",
  "tab",
  "search",
  "status",
  "type",
  "next",
  "token",
  "step",
  "check",
  "discard",
  "done",
  "created",
  "sent",
  "by",
  "job",
  "plan",
  "after",
  "copy-language",
  "_routes",
  "intent",
  "name",
  "skills",
  "__proto__",
  "constructor",
  "firstName",
  "document",
];
const formNames = [
  "intent",
  "step",
  "title",
  "description",
  "requirements",
  "benefits",
  "contactEmail",
  "companyWebsite",
  "applicationDeadline",
  "draftId",
  "documentId",
  "coverLetter",
  "phone",
  "experience",
  "expectedSalary",
  "availableDate",
  "email",
  "password",
  "confirmPassword",
  "firstName",
  "lastName",
  "current",
  "session",
  "remember",
  "agree",
  "userType",
  "user_type",
  "companyName",
  "skills",
  "languages",
  "certifications",
  "preferredLocations",
  "website",
  "willingToRelocate",
  "current_password",
  "grant_type",
  "refresh_token",
  "resume",
  "files",
  "__proto__",
  "constructor",
  "toString",
  "a[b][c]",
  "%00",
  "%ED%A0%80",
  "",
];

const texts = Object.values(hostileTexts);
const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts) },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ maxLength: 40 })
      .map((bytes) => [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("")),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }).map(encodeSome) },
);
const pair = (from: string[]) => fc.tuple(fc.constantFrom(...from), text).map(joined);
const who = fc.constantFrom(...everybody);

const headers: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    "accept-language": fc.constantFrom("*;q=x", "ar,".repeat(500), "\u00ff"),
    "if-none-match": fc.constantFrom('W/"x', "*", '"'.repeat(500)),
    "user-agent": fc.constantFrom("", "x".repeat(2000), "\u00e9\u00ff<script>"),
    range: fc.constantFrom("bytes=0-0", "bytes=9999999-1", "lines=x"),
    "accept-encoding": fc.constantFrom("br;q=x, zstd, *;q=-1", "gzip,".repeat(200)),
    "x-forwarded-for": fc.constantFrom("a, b, ::ffff:1.2.3.4.5", "1.1.1.1,".repeat(200)),
    referer: fc.constantFrom("", "javascript:alert(1)", "http://[::1"),
    "x-request-id": fc.constantFrom("x".repeat(2000), "<b>"),
  },
  { requiredKeys: [] },
);

const posts = table.filter(([, , , answers]) => answers !== "405" && answers !== "404");

/** Forms of the table in which some fields say something hostile, sent by any role. */
export const hostileForms: fc.Arbitrary<HostileRequest> = fc
  .record({
    who,
    headers,
    row: fc.constantFrom(...posts),
    more: fc.array(pair(formNames), { maxLength: 5 }),
    hurt: fc.infiniteStream(fc.option(text, { freq: 2 })),
    query: fc.array(pair(names), { maxLength: 2 }),
    kind: fc.constantFrom("plain", "plain", "plain", "multipart", "broken"),
  })
  .map(({ who, headers, row: [, to, , , fields = {}], more, hurt, query, kind }) => {
    const { cvAs, ...own } = fields;
    const filled = Object.entries(own).map(([name, value]) => [
      name,
      hurt.next().value ?? encodeURIComponent(value ?? ""),
    ]);
    const parts = [...filled.map(([name, value]) => `${name}=${value}`), ...more];
    const body = kind === "plain" ? parts.join("&") : multipart(parts, kind === "broken");
    const type =
      kind === "plain"
        ? "application/x-www-form-urlencoded"
        : `multipart/form-data; boundary=${boundary}`;
    const at = withQuery(to, query);
    return { who, method: "POST", to: at, body, headers: { ...headers, "content-type": type } };
  });

/** Addresses of the table with hostile queries, and hostile words in the places of ids. */
export const hostileAddresses: fc.Arbitrary<HostileRequest> = fc
  .record({
    who,
    headers,
    row: fc.constantFrom(...table),
    query: fc.array(pair(names), { maxLength: 6 }),
    place: fc.option(text, { freq: 3 }),
    data: fc.constantFrom("", "", ".data"),
  })
  .map(({ who, headers, row: [route, to], query, place, data }) => {
    const written = (place ?? "").slice(0, 6000).replace(/%(?![0-9a-f]{2})/gi, "%25");
    const path = place === null ? (to.split("?")[0] ?? "") : `/${route}`.replace(/:\w+/, written);
    const at = withQuery(`${path.replace(/^\/\//, "/")}${path === "/" ? "" : data}`, query);
    return { who, method: "GET", to: at, headers };
  });

/** Keys of every object, and what ends a text or a line: values that a table or a header looks up. */
const lookedUp = ["__proto__", "constructor", "toString", "%00", "%0d%0a"];

/**
 * Each address of the table with such a value in every parameter at once, in each alone, and in its path: with one
 * of them by turns, or with all.
 */
export function lookups(each: "one" | "all"): HostileRequest[] {
  const get = (to: string): HostileRequest => ({ who: "visitor", method: "GET", to, headers: {} });
  return lookedUp.flatMap((value, turn) =>
    table.flatMap(([route, to], at) => {
      if (each === "one" && at % lookedUp.length !== turn) return [];
      const [path = ""] = to.split("?");
      const all = names.map((name) => `${name}=${value}`);
      const inPath = `/${route}`.replace(/:\w+/g, value);
      return [
        get(withQuery(path, all)),
        ...(route === "jobs" ? all.map((pair) => get(withQuery(path, [pair]))) : []),
        ...(inPath === `/${route}` ? [] : [get(inPath)]),
      ];
    }),
  );
}

const boundary = "x-boundary";

function multipart(parts: string[], broken: boolean): string {
  const each = parts.map((part) => {
    const [name = "", value = ""] = part.split(/=(.*)/s);
    const file = broken && name.length % 2 === 0 ? `; filename="${value.slice(0, 500)}"` : "";
    return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${unescapeSome(value)}\r\n`;
  });
  return each.join("") + (broken ? `--${boundary}\r\ncontent-` : `--${boundary}--\r\n`);
}

function withQuery(to: string, query: string[]): string {
  if (query.length === 0) return to;
  // Longer ones are refused before anybody reads them.
  return `${to}${to.includes("?") ? "&" : "?"}${query.join("&").slice(0, 6000)}`;
}

function joined([name, value]: [string, string]): string {
  return `${name}=${value}`;
}

function encodeSome(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

/** As latin1, so that bytes that are no UTF-8 stay themselves. */
function unescapeSome(value: string): string {
  return value.replace(/%([0-9a-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
