import type { ShareChannel } from "#app/paths.ts";

/** Sources with a name of their own in the messages; another site is "site:" and its host. */
const viewSources = [
  "search",
  "list",
  "company",
  "board",
  "alert",
  "feed",
  "whatsapp",
  "telegram",
  "embed",
  "link",
  "engine",
  "site",
  "direct",
] as const;
export type NamedSource = (typeof viewSources)[number];
export type ViewSource = NamedSource | `site:${string}`;

/** Sources by the letter of a short address. */
const sourceOfChannel: Record<ShareChannel, NamedSource> = {
  j: "link",
  w: "whatsapp",
  t: "telegram",
  a: "alert",
  f: "feed",
  e: "embed",
};

export function channelSource(letter: string): NamedSource | undefined {
  return sourceOfChannel[letter as ShareChannel];
}

const engines =
  /(?:^|\.)(?:google(?:\.[a-z]{2,3}){1,2}|bing\.com|duckduckgo\.com|yahoo\.com|yandex\.[a-z]{2,3}|ecosia\.org|baidu\.com|qwant\.com|startpage\.com|search\.brave\.com)$/;
const messengers: readonly [RegExp, NamedSource][] = [
  [/(?:^|\.)(?:whatsapp\.com|wa\.me|com\.whatsapp(?:\.w4b)?)$/, "whatsapp"],
  [/(?:^|\.)(?:t\.me|telegram\.(?:org|me)|org\.telegram\.[a-z.]+)$/, "telegram"],
  [/^com\.google\.android\.(?:googlequicksearchbox|gm)$/, "engine"],
];

/** The source that a request's Referer names; `ownHosts` are those that this board is served at. */
export function viewSource(referer: string | undefined, ownHosts: readonly string[]): ViewSource {
  if (!referer || referer.length > 4000) return "direct";
  const url = URL.parse(referer);
  if (!url) return "direct";
  if (ownHosts.includes(url.host)) return ownSource(url);
  if (!/^(?:https?|android-app):$/.test(url.protocol)) return "direct";
  const host = url.hostname.toLowerCase().replace(/^(?:www|m|l|lm)\./, "");
  const known = messengers.find(([pattern]) => pattern.test(host))?.[1];
  if (known) return known;
  if (engines.test(host)) return "engine";
  const isHost = /^(?=.{4,60}$)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(host);
  return isHost && url.protocol !== "android-app:" ? `site:${host}` : "site";
}

function ownSource({ pathname, searchParams }: URL): NamedSource {
  if (pathname.startsWith("/companies/")) return "company";
  if (searchParams.get("keyword")?.trim()) return "search";
  const isList = /^\/(?:home|category\/[^/]+|jobs|advanced-search|saved-jobs|[^/]+(?:\/[^/]+)?)?$/;
  // A job's own page, and those of an account, lead to similar and to own jobs.
  const isOther = /^\/(?:jobs\/|apply\/|my-account|company-dashboard|moderation|admin-dashboard)/;
  return isList.test(pathname) && !isOther.test(pathname) ? "list" : "board";
}
