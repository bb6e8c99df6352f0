import { matchRoutes } from "react-router";
import { languages } from "#app/i18n/language.ts";
import { pages } from "#app/pages.ts";
import { ask } from "#e2e/support/plain-request.ts";
import { until } from "#test/servers/until.ts";
import {
  type StructuredData,
  structuredDataIn,
} from "#test/structured-data/structured-data-faults.ts";

type CrawledPage = {
  /** Path and query. */
  address: string;
  language: string | undefined;
  canonical: string | undefined;
  /** By language, as the page names them. */
  alternates: Map<string, string>;
  isIndexed: boolean;
  /** What it states by schema.org. */
  data: StructuredData[];
  meta: Map<string, string>;
};

type Crawl = { pages: CrawledPage[]; faults: string[] };

type Options = {
  origin: string;
  /** How many pages of each kind are read, in each language. */
  ofEachKind?: number;
  headers?: () => Record<string, string>;
};

/** Reads a board as a search engine does: every link that may be followed, each address once. */
export async function crawl({ origin, ofEachKind = Infinity, headers }: Options): Promise<Crawl> {
  const robots = await ask(`${origin}/robots.txt`);
  const forbidden = [...robots.text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
  const faults: string[] = [];
  const crawled: CrawledPage[] = [];
  const known = new Set(["/", "/?lang=en"]);
  const waiting: { address: string; from: string }[] = [...known].map((address) => ({
    address,
    from: "the beginning",
  }));
  const counts = new Map<string, number>();

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { address, from } = next;
    const kind = kindOf(address);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count > ofEachKind) continue;
    const html = await read(address, from);
    if (html === undefined) continue;
    const page = pageFrom(address, html);
    crawled.push(page);
    for (const link of [...linksIn(html), ...page.alternates.values()]) {
      const url = new URL(link.replaceAll("&amp;", "&"), origin + address);
      const path = url.pathname + url.search;
      if (url.origin !== origin || known.has(path)) continue;
      if (forbidden.some((each) => path.startsWith(each))) continue;
      known.add(path);
      waiting.push({ address: path, from: address });
    }
  }
  return { pages: crawled, faults };

  /** The page at an address, after one redirect at most; undefined where that is no page. */
  async function read(address: string, from: string): Promise<string | undefined> {
    let at = address;
    for (let redirects = 0; redirects < 3; redirects++) {
      const answer = await askWithinBudget(origin + at, headers?.());
      const { location } = answer.headers;
      if (answer.status === 200)
        return /html/.test(String(answer.headers["content-type"])) ? answer.text : undefined;
      if (!location) {
        // What it led to may just have gone from the page too.
        const again = from.startsWith("/") ? await ask(origin + from, headers?.()) : answer;
        const isThere = linksIn(again.text).some(
          (link) => link.replaceAll("&amp;", "&") === address,
        );
        if (isThere) faults.push(`${address}, linked from ${from}, answers ${answer.status}`);
        return;
      }
      const to = new URL(location, origin + at);
      if (to.origin !== origin || known.has(to.pathname + to.search)) return;
      at = to.pathname + to.search;
      known.add(at);
    }
    faults.push(`${address}, linked from ${from}, redirects again and again`);
  }
}

/** Asks again, as a search engine does, while the board says that its network asks too much. */
async function askWithinBudget(url: string, headers?: Record<string, string>) {
  let answer = await ask(url, headers);
  const isAnswered = async () => {
    if (answer.status === 429) answer = await ask(url, headers);
    return answer.status !== 429;
  };
  await until(isAnswered, { every: 1000, within: 60_000 });
  return answer;
}

/** The language of an address, and the route that it belongs to. */
function kindOf(address: string): string {
  const url = new URL(address, "http://board.invalid");
  const path = matchRoutes(routes, url.pathname)?.at(-1)?.route.path ?? "none";
  return `${url.searchParams.get("lang") ?? ""} ${path} ${[...url.searchParams.keys()].sort()}`;
}

const routes = pages.map(({ path }) => ({ path }));

/** Links that may be followed; those within the page lead nowhere new. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<a ([^>]*)>/g)].flatMap(([, attributes = ""]) => {
    if (/\brel="[^"]*nofollow/.test(attributes) || / download/.test(attributes)) return [];
    const href = /\bhref="([^"#]+)/.exec(attributes)?.[1];
    return href && !/^(mailto|tel|https?:\/\/(wa\.me|t\.me))/.test(href) ? [href] : [];
  });
}

function pageFrom(address: string, html: string): CrawledPage {
  const alternates = [
    ...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi),
  ].map(([, language = "", href = ""]) => [language, plain(href)] as const);
  const meta = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
    ([, name = "", content = ""]) => [name, plain(content)] as const,
  );
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return {
    address,
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    canonical: canonical && plain(canonical),
    alternates: new Map(alternates),
    isIndexed: !/<meta name="robots" content="noindex/.test(html),
    data: structuredDataIn(html),
    meta: new Map(meta),
  };
}

function plain(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/** What is wrong with the addresses that pages give of themselves and of each other. */
export function addressFaults({ pages }: Crawl, origin: string): string[] {
  const byAddress = new Map(pages.map((page) => [origin + page.address, page]));
  return pages.flatMap((page) => {
    const faults: string[] = [];
    const say = (fault: string) => faults.push(`${page.address}: ${fault}`);
    const { searchParams } = new URL(page.address, origin);
    const language = searchParams.get("lang") ?? "ar";
    if (page.language !== language) say(`is in ${page.language}`);
    const { canonical = "", alternates } = page;
    if (!canonical.startsWith(origin)) say(`has the canonical address ${canonical}`);
    if (byAddress.get(canonical) && byAddress.get(canonical)?.canonical !== canonical) {
      say(`its canonical page has another canonical address`);
    }
    if (alternates.get(language) !== canonical) say("does not name itself among its languages");
    if (alternates.get("x-default") !== alternates.get("ar")) say("has no default language");
    for (const other of languages) {
      const href = alternates.get(other);
      if (!href) say(`does not name its page in ${other}`);
      const counterpart = href && byAddress.get(href);
      if (counterpart && counterpart.alternates.get(language) !== canonical) {
        say(`its page in ${other} does not name it`);
      }
    }
    const isPlain = [...searchParams.keys()].every((name) => name === "lang");
    if (isPlain && canonical !== origin + page.address) say(`is not canonical: ${canonical}`);
    return faults;
  });
}
