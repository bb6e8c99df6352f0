import { randomBytes } from "node:crypto";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { Language } from "#app/i18n/language.ts";
import { MessagesProvider } from "#app/messages/messages-context.tsx";
import { registeredMessages } from "#app/messages/registry.ts";
import { LruMap } from "#app/platform/lru-map.ts";

const fragments = new LruMap<string, string>({
  max: 16 * 2 ** 20,
  sizeOf: (key, html) => 2 * (key.length + html.length),
});

// No text that people write can have it.
const sign = `\uE000${randomBytes(9).toString("base64url")}`;
const end = "\uE001";
/** React's separator of adjacent texts, such as two markers. */
const between = "<!-- -->";

/** The parts of one page. `keep` is called while it is rendered, `fill` puts their HTML in afterwards. */
export function cachedFragments(language: Language) {
  const parts: { key: string; part: ReactElement }[] = [];
  return {
    keep(props: string, part: ReactElement): string {
      // Named by its component: the build may give two of them one name, so nameOf numbers them.
      const number = parts.push({ key: `${language}${nameOf(part)}${props}`, part });
      return `${sign}${number - 1}${end}`;
    },
    fill: (html: string) => filled(html, (number) => htmlOf(parts[number], language)),
  };
}

/** Searches for the markers alone: a regular expression took five times as long. */
function filled(html: string, contentOf: (number: number) => string): string {
  let done = "";
  let at = 0;
  for (let next = html.indexOf(sign); next >= 0; next = html.indexOf(sign, at)) {
    const over = html.indexOf(end, next);
    const before = html.endsWith(between, next) ? next - between.length : next;
    done += html.slice(at, before) + contentOf(Number(html.slice(next + sign.length, over)));
    at = over + end.length;
    if (html.startsWith(between, at)) at += between.length;
  }
  return done + html.slice(at);
}

function htmlOf(one: { key: string; part: ReactElement } | undefined, language: Language): string {
  if (!one) return "";
  const known = fragments.get(one.key);
  if (known !== undefined) return known;
  const html = flat(
    renderToString(
      <MessagesProvider language={language} messages={registeredMessages(language)}>
        {one.part}
      </MessagesProvider>,
    ),
  );
  fragments.set(one.key, html);
  return html;
}

/** V8 holds a text as the tree of pieces that it was put together of, and every page would go through that again. */
function flat(text: string): string {
  return Buffer.from(text).toString();
}

const names = new Map<unknown, string>();

/** A unique name for each component, independent of the build's names. */
function nameOf({ type }: ReactElement): string {
  let name = names.get(type);
  if (name === undefined) {
    name = ` ${names.size} `;
    names.set(type, name);
  }
  return name;
}
