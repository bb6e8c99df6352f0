import type { IncomingMessage } from "node:http";
import { isbot } from "isbot";
import { forOffline } from "#app/offline/for-offline.ts";
import { LruMap } from "#app/platform/lru-map.ts";
import { channelSource, type ViewSource, viewSource } from "./view-source.ts";

/** What an address has to do with the views of a job; `job` is unknown until its route has answered. */
export type JobRequest =
  | { kind: "view" | "begun"; job: string }
  | { kind: "link"; source: ViewSource };

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const ofJob = new RegExp(`^/(jobs|apply)/(${uuid})(?:\\.data|/)?(?:\\?|$)`);
const leading = /^\/(?:([jwtafe])\/[0-9a-z]|alerts\/open\/)/i;

/** The request as far as views are concerned; undefined for all other addresses. */
export function jobRequest(url: string): JobRequest | undefined {
  const [, page, job = ""] = ofJob.exec(url) ?? [];
  if (page) return { kind: page === "jobs" ? "view" : "begun", job };
  const way = leading.exec(url);
  if (!way) return undefined;
  return { kind: "link", source: channelSource(way[1] ?? "a") ?? "direct" };
}

const refererOfJob = new RegExp(`^https?://([^/]+)/jobs/(${uuid})/?(?:[?#]|$)`);

/** The job whose page sent a request: its browser shows that page. */
export function jobBehind(referer: string, ownHosts: readonly string[]): string | undefined {
  const [, host = "", job] = refererOfJob.exec(referer) ?? [];
  return ownHosts.includes(host) ? job : undefined;
}

/** Whether a browser requests in advance what nobody has opened yet. */
export function isInAdvance({ headers }: IncomingMessage): boolean {
  const purpose = headers["sec-purpose"] ?? headers.purpose ?? headers["x-moz"];
  return purpose !== undefined && /prefetch|prerender|preview/.test(String(purpose));
}

/** The browser as it describes itself; undefined for a program, and for a copy that nobody has opened. */
export function browserOf({ headers }: IncomingMessage): string | undefined {
  if (headers.purpose === forOffline.purpose) return undefined;
  const agent = headers["user-agent"]?.slice(0, longestAgent);
  if (!agent || isRobot(agent)) return undefined;
  return `${agent} ${headers["accept-language"]?.slice(0, longestAgent) ?? ""}`;
}

const longestAgent = 400;
const agents = new LruMap<string, boolean>({ max: 2000, sizeOf: () => 1 });

/** Its pattern costs more than the rest of a cached page: the verdicts on common browsers are stored. */
function isRobot(agent: string): boolean {
  const known = agents.get(agent);
  if (known !== undefined) return known;
  const verdict = isbot(agent);
  agents.set(agent, verdict);
  return verdict;
}

/** The source that a request names. */
export function sourceOf({ headers }: IncomingMessage, ownHosts: readonly string[]): ViewSource {
  return viewSource(headers.referer, ownHosts);
}
