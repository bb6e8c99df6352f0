import { filterNames, filtersThat, postedWithins } from "#app/features/job/filters/job-filters.ts";
import { jobSorts, jobViews } from "#app/features/job/job-query.ts";

/** A request as something to change at random. */
export type Shape = {
  path: string;
  query: [name: string, value: string][];
  headers?: Record<string, string>;
  body?: { kind: "plain" | "multipart" | "json"; fields: [string, string][] };
};

const id = "6f3c2a52-7d5e-4f0e-9a52-0d4c7f7a1b11";

/** Every public address of the routes; of those with a parameter one that is known and one that is not. */
const readPaths = [
  "/",
  "/home",
  "/jobs",
  "/advanced-search",
  "/companies",
  "/suggest",
  "/api/v1/jobs",
  "/category/Law",
  "/category/Nothing",
  "/syria",
  "/syria/jobs",
  "/syria/aleppo",
  "/egypt/jobs",
  "/employer-dashboard",
  "/pricing",
  "/privacy-policy",
  "/terms-conditions",
  "/how-to-register",
  `/jobs/${id}`,
  `/apply/${id}`,
  "/saved-jobs",
  "/login",
  "/register",
  "/forget-password",
  "/reset-password",
  "/auth/v1/session",
  "/offline",
  "/sw.js",
  "/manifest/ar",
  "/nothing/at/all",
  "/my-account",
  "/admin-dashboard",
  "/company-dashboard",
  `/documents/${id}`,
  "/post-job",
];
const writePaths = [
  "/login",
  "/alerts/new",
  `/report/${id}`,
  "/register",
  "/forget-password",
  "/reset-password",
  "/logout",
  `/apply/${id}`,
  "/auth/v1/token",
  "/auth/v1/signup",
  "/auth/v1/recover",
  "/auth/v1/user",
  "/documents/upload",
  "/jobs",
  "/my-account",
  "/post-job",
];
const parameters = [
  "q",
  "name",
  "sort",
  "view",
  "page",
  "after",
  "cursor",
  "limit",
  "lang",
  "tab",
  ...filterNames,
];

const queryWords = [
  "accountant",
  "nurse",
  "driver",
  "engineer",
  "manager",
  "sales",
  "remote",
  "senior",
  "aleppo",
  "محاسب",
  "مهندس",
  "سائق",
  "ممرضة",
  "عن بعد",
  "حلب",
  "دمشق",
  "وظائف",
  "a",
  "in",
  "the",
  "و",
];

/** Forms that anybody may send, with texts that a page writes at many times their length. */
export function hostileForms(): Shape[] {
  const names = ["email", "password", "firstName", "phone", "details"];
  const fieldsOfLength: [string, string][][] = [
    [["email", "<".repeat(500_000)]],
    [["email", "<".repeat(10_000)]],
    names.map((name) => [name, "<".repeat(2000)]),
    [["email", "<".repeat(4096)]],
  ];
  return ["/login", "/register", "/forget-password", "/alerts/new", `/report/${id}`].flatMap(
    (path) =>
      fieldsOfLength.map((fields): Shape => ({ path, query: [], body: { kind: "plain", fields } })),
  );
}

/** Where the search begins: every address plain, and each list with what is known to cost. */
export function startShapes(): Shape[] {
  const unknown = (count: number) => Array.from({ length: count }, () => strange()).join(" ");
  const many = (names: readonly string[], count: number): Shape["query"] =>
    names.flatMap((name) =>
      Array.from({ length: count }, (): [string, string] => [name, strange()]),
    );
  const lists = [
    "/jobs",
    "/api/v1/jobs",
    "/category/Law",
    "/syria/jobs",
    "/advanced-search",
    "/jobs.data",
  ];
  return [
    ...readPaths.flatMap((path): Shape[] => [
      { path, query: [] },
      { path: path === "/" ? "/_root.data" : `${path}.data`, query: [] },
    ]),
    ...lists.flatMap((path): Shape[] => [
      { path, query: [["keyword", unknown(12)]] },
      { path, query: [["keyword", unknown(4)]] },
      { path, query: many(["location", "city", "category"], 20) },
      { path, query: [["keyword", unknown(12)], ...many(["location", "city", "category"], 20)] },
      {
        path,
        query: [
          ["keyword", queryWords.slice(0, 12).join(" ")],
          ["sort", "title"],
          ["page", "20"],
        ],
      },
      {
        path,
        query: [
          ["page", "20"],
          ["view", "grid"],
        ],
      },
    ]),
    { path: "/suggest", query: [["q", unknown(12)]] },
    {
      path: "/companies",
      query: [
        ["name", unknown(3)],
        ["page", "20"],
      ],
    },
    ...hostileForms(),
    ...writePaths.flatMap((path): Shape[] =>
      (["plain", "multipart", "json"] as const).map((kind) => ({
        path,
        query: [],
        body: { kind, fields: Array.from({ length: 20_000 }, (): [string, string] => ["a", "1"]) },
      })),
    ),
  ];
}

/** The same with one thing changed. */
export function mutated(shape: Shape): Shape {
  const query = [...shape.query];
  const at = Math.floor(Math.random() * query.length);
  const ways: (() => Shape)[] = [
    () => ({ ...shape, path: any(shape.body ? writePaths : readPaths) }),
    () => ({ ...shape, query: [...query, [any(parameters), someValue()]] }),
    () => ({
      ...shape,
      query: [
        ...query,
        ...Array.from({ length: 20 }, (): [string, string] => [
          any(filtersThat(({ many }) => many)),
          someValue(),
        ]),
      ],
    }),
    () => ({ ...shape, query: query.toSpliced(at, 1) }),
    () => ({ ...shape, query: query.with(at, [query[at]?.[0] ?? "", someValue()]) }),
    () => ({
      ...shape,
      query: query.with(at, [query[at]?.[0] ?? "", `${query[at]?.[1]} ${someValue()}`]),
    }),
    () => ({
      ...shape,
      query: [
        ...query.filter(([name]) => name !== "keyword"),
        ["keyword", Array.from({ length: 1 + Math.random() * 14 }, someValue).join(" ")],
      ],
    }),
    () => ({
      ...shape,
      headers: { "accept-encoding": any(["br", "gzip", "identity"]), "save-data": any(["on", ""]) },
    }),
    () => ({
      ...shape,
      headers: {
        cookie: `furas_session=${encodeURIComponent(strange().repeat(50))}; lang=${any(["ar", "en", "xx"])}`,
      },
    }),
    () => ({ ...shape, headers: { "accept-language": "x,".repeat(2000) } }),
    () => ({
      path: any(writePaths),
      query,
      body: { kind: any(["plain", "multipart", "json"] as const), fields: fieldsOf() },
    }),
  ];
  const chosen = any(ways.filter((_, nr) => query.length > 0 || ![3, 4, 5].includes(nr)));
  return chosen();
}

/** The request that a shape stands for; no address is longer than a server reads. */
export function toRequest({ path, query, headers = {}, body }: Shape, origin: string) {
  const search = new URLSearchParams(query).toString().slice(0, 12_000);
  const address = search ? `${path}?${search}` : path;
  if (!body) return { path: address, init: { method: "GET", headers } };
  const sent = { ...headers, origin, "content-type": types[body.kind] };
  return { path: address, init: { method: "POST", headers: sent, body: written(body) } };
}

const types = {
  plain: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data; boundary=x",
  json: "application/json",
};

/** Bodies are written once: what the sender does would slow down whoever is measured beside it. */
const bodies = new WeakMap<NonNullable<Shape["body"]>, string>();

function written(body: NonNullable<Shape["body"]>): string {
  const text = bodies.get(body) ?? encoded(body);
  bodies.set(body, text);
  return text;
}

function encoded({ kind, fields }: NonNullable<Shape["body"]>): string {
  if (kind === "plain") return new URLSearchParams(fields).toString();
  if (kind === "json") return JSON.stringify(fields);
  const parts = fields.map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--x--\r\n`;
}

function fieldsOf(): [string, string][] {
  const named = ["email", "password", "firstName", "grant_type", "intent", "token"];
  const long = any(["ا", "<", "&", '"']).repeat(Math.random() * 20_000);
  return [
    ...named.map((name): [string, string] => [
      name,
      any([someValue(), long, "a@b.example", "password"]),
    ]),
    ...Array.from({ length: Math.random() * 3000 }, (): [string, string] => [any(named), "1"]),
  ];
}

function someValue(): string {
  return any([
    () => strange(),
    () => any(queryWords),
    () => `${any(queryWords)}${any(["x", "ات", "s", "2"])}`,
    () => any([...postedWithins, ...jobSorts, ...jobViews, "20", "100000", "full-time", "mid"]),
    () => "a".repeat(200),
    () => "ا".repeat(200),
    () => `"${any(queryWords)}"`,
  ])();
}

/** A word that nobody knows. */
function strange(): string {
  const letters = Math.random() < 0.5 ? "bdfgklmnprstvzaeiou" : "بتجحدرزسشعفقكلمنهوي";
  const length = 4 + Math.floor(Math.random() * 8);
  return Array.from({ length }, () => letters[Math.floor(Math.random() * letters.length)]).join("");
}

function any<T>(of: readonly T[]): T {
  return of[Math.floor(Math.random() * of.length)] as T;
}
