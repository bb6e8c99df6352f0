import { createHash } from "node:crypto";
import { isApiAddress } from "#app/api/v1/answer-api.server.ts";
import { preferredLanguage, problemBody } from "#app/api/v1/problem.server.ts";
import { languageInCookie } from "#app/http/language.server.ts";
import {
  contentLanguage,
  defaultLanguage,
  directionOf,
  isLanguage,
  type Language,
  otherLanguage,
} from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import type { Unavailability } from "#app/platform/service-unavailable.server.ts";
import { logoPetals } from "#app/ui/hero/jasmine.ts";

/** The parts of a request that decide the wording of its refusal. */
type RefusedRequest = {
  method: string | undefined;
  url: string | undefined;
  cookie: string | null | undefined;
  accept: string | null | undefined;
  /** Accept-Language, by which the API chooses its words. */
  languages?: string | null | undefined;
};

type Answer = { status: 429 | 503; headers: Record<string, string>; body: string };

/**
 * The answer in place of one that a server or network forbids: a page without anything to load, first in the
 * person's language and then in the other, JSON where no page is wanted, or a problem of the API.
 */
export function unavailable(reason: Unavailability, request: RefusedRequest): Answer {
  const status = reason === "limited" ? 429 : 503;
  const problem = isProblem(request) && problemBody(status, preferredLanguage(request.languages));
  const page = !problem && (request.accept?.includes("text/html") ?? false);
  const body = problem || (page ? pageOf(reason, request) : jsonOf(reason));
  const json = problem ? "application/problem+json" : "application/json";
  return {
    status,
    headers: {
      "content-type": page ? "text/html; charset=utf-8" : json,
      "content-length": String(Buffer.byteLength(body)),
      "cache-control": "no-store",
      "retry-after": String(secondsUntil[reason]()),
      "content-security-policy": policy,
      "x-content-type-options": "nosniff",
    },
    body: request.method === "HEAD" ? "" : body,
  };
}

/** The public list of jobs is older than problem+json. */
function isProblem({ method, url = "/" }: RefusedRequest): boolean {
  const pathname = URL.parse(url, "http://localhost")?.pathname ?? "/";
  const isList = pathname === "/api/v1/jobs" && (method === "GET" || method === "HEAD");
  return isApiAddress(pathname) && !isList;
}

const secondsUntil: Record<Unavailability, () => number> = {
  // Not all in the same second.
  overloaded: () => 2 + Math.floor(Math.random() * 4),
  limited: () => 5 + Math.floor(Math.random() * 4),
  databaseDown: () => 5,
  diskFull: () => 60,
  tooSlow: () => 60,
  starting: () => 10 + Math.floor(Math.random() * 10),
};

function messagesOf(language: Language) {
  const { pages, ui, unavailable } = messagesFor(language);
  const { limited, limitedText } = pages.errors;
  return { ...unavailable, limited, limitedText, site: ui.frame.site };
}

/** As layout/header.tsx draws it. */
const logo =
  '<svg viewBox="0 0 40 48" aria-hidden="true"><path class="arch" d="M0 48V20a20 20 0 0 1 40 0v28Z"/>' +
  `<g transform="translate(20 24)"><path fill="#fff" d="${logoPetals}"/>` +
  '<circle fill="#dd8f3f" r="2.2"/></g></svg>';

const rendered = new Map<string, string>();

function pageOf(reason: Unavailability, request: RefusedRequest): string {
  const language = languageOf(request);
  const reads = request.method === "GET" || request.method === "HEAD";
  const key = `${reason} ${language} ${reads}`;
  const page = rendered.get(key) ?? makePage(reason, language, reads);
  rendered.set(key, page);
  return page;
}

function languageOf({ url = "", cookie }: RefusedRequest): Language {
  const param = /[?&]lang=(\w+)/.exec(url)?.[1];
  return isLanguage(param) ? param : (languageInCookie(cookie) ?? defaultLanguage);
}

function makePage(reason: Unavailability, language: Language, reads: boolean): string {
  const own = messagesOf(language);
  const other = otherLanguage(contentLanguage(language));
  const others = messagesOf(other);
  return [
    `<!DOCTYPE html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${own[reason]}</title><style>${style}</style>`,
    `</head><body><header><a class="logo" href="/">${logo}${own.site}</a></header>`,
    `<main><h1>${own[reason]}</h1><p>${own[`${reason}Text`]}</p>`,
    // An address without a path is the requested one.
    reads ? `<p><a href="">${own.tryAgain}</a></p>` : `<p>${own.sendAgain}</p>`,
    `<section lang="${other}" dir="${directionOf(other)}"><h2>${others[reason]}</h2>`,
    `<p>${others[`${reason}Text`]}</p></section></main></body></html>`,
  ].join("");
}

function jsonOf(reason: Unavailability): string {
  const { [reason]: what, [`${reason}Text` as const]: more } = messagesOf("en");
  return JSON.stringify({ error: { message: `${what}. ${more}`, reason: reason } });
}

const style =
  ":root{color-scheme:light dark;font:1.0625rem/1.7 system-ui,sans-serif;" +
  "--ground:#f6f4ef;--bar:#fff;--line:#dcd6c9;--ink:#1d2423;--ink-2:#465050;--act:#0b5a57;--on-act:#fff;--arch:#0b5a57;" +
  "background:var(--ground);color:var(--ink)}" +
  "@media(prefers-color-scheme:dark){:root{--ground:#121716;--bar:#1b2221;--line:#323d3b;" +
  "--ink:#efebe3;--ink-2:#c0c7c2;--act:#6cc5b4;--on-act:#04211e;--arch:#2c7a70}}" +
  "body{margin:0}header{background:var(--bar);border-bottom:1px solid var(--line);padding:.5rem 1rem}" +
  ".logo{display:inline-flex;align-items:center;gap:.625rem;min-height:2.75rem;color:inherit;" +
  "font-size:1.5rem;font-weight:700;line-height:1.3;text-decoration:none}" +
  ".logo svg{width:1.875rem;height:2.25rem}.arch{fill:var(--arch)}" +
  "main{max-width:34rem;margin:10vh auto;padding:0 1.25rem;text-align:center}" +
  "h1{font-size:1.75rem;line-height:1.4;margin:0 0 .5rem;text-wrap:balance}h2{font-size:1.0625rem}p{color:var(--ink-2)}" +
  "main a{display:inline-block;padding:.625rem 1.5rem;border-radius:.5rem;font-weight:600;" +
  "text-decoration:none;background:var(--act);color:var(--on-act)}" +
  "a:focus-visible{outline:3px solid var(--act);outline-offset:3px}" +
  "section{margin-block-start:2.5rem;padding-block-start:1rem;border-top:1px solid var(--line)}";
const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
