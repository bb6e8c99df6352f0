import { once } from "node:events";
import { Agent, type IncomingMessage, request as open } from "node:http";
import { addressOf as addressOfUrl, urls } from "#app/pages.ts";
import type { Board } from "./role-board.ts";
import { emailOf, secrets, type Who } from "./role-people.ts";

export type Ask = {
  who: Who;
  /** The address, from the slash. */
  to: string;
  method?: string;
  body?: FormData | URLSearchParams | string | undefined;
  /** As the router's own scripts ask: for all data of the page, or for that of its `route` alone. */
  data?: "whole" | "own" | undefined;
  route?: string;
  headers?: Record<string, string>;
};

/** What came back: "200", "303 /login", and what it tells that this person may not know. */
export type Answer = { status: string; text: string; leaks: string[]; written?: string };

export async function ask(board: Board, request: Ask): Promise<Answer> {
  const { who } = request;
  const response = await send(board, request);
  const text = await textOf(response);
  const leaks = mayKnow.flatMap(([secret, knowers]) =>
    text.includes(secret) && !knowers.includes(who) ? [secret] : [],
  );
  return { status: statusLine(response, text), text, leaks };
}

// Idle connections are closed well before the board does it, which would break a request just sent.
const agent = new Agent({ keepAlive: true, timeout: 10_000 });

/** By node:http, which takes half of the time that fetch does: there are tens of thousands. */
async function send({ origin, cookies }: Board, request: Ask): Promise<IncomingMessage> {
  const { who, method = "GET", headers } = request;
  const { type, bytes } = await encoded(request.body);
  const sent = open(origin + addressOf(request), {
    method,
    agent,
    headers: {
      cookie: cookies[who],
      origin,
      ...(type && { "content-type": type }),
      ...(bytes && { "content-length": bytes.length }),
      ...headers,
    },
  });
  sent.end(bytes);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return response;
}

/** A body as fetch would send it. */
async function encoded(body: Ask["body"]): Promise<{ type?: string | null; bytes?: Buffer }> {
  if (!body) return {};
  const whole = new Response(body);
  return { type: whole.headers.get("content-type"), bytes: Buffer.from(await whole.arrayBuffer()) };
}

/** Throws for a compressed body, which would hide what it tells. */
async function textOf(response: IncomingMessage): Promise<string> {
  const encoding = response.headers["content-encoding"];
  if (encoding) throw new Error(`The body is encoded: ${encoding}`);
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return Buffer.concat(parts).toString("latin1");
}

const team = ["company", "team owner", "team recruiter", "team reader"] as const;
const otherTeam = ["other company", "other member"] as const;

/** Texts that stand in stored records, and everybody who may ever read them. */
const mayKnow: [secret: string, knowers: readonly Who[]][] = [
  [secrets.coverLetter, ["seeker", ...team]],
  [secrets.cv, ["seeker", ...team]],
  [secrets.othersCoverLetter, ["other seeker", ...otherTeam]],
  [secrets.othersCv, ["other seeker", ...otherTeam]],
  [secrets.entry, ["seeker", ...team]],
  [secrets.unusedUpload, ["seeker"]],
  [secrets.begunUpload, ["seeker"]],
  [secrets.draftJob, [...team, "admin", "moderator"]],
  [secrets.closedJob, [...team, "admin", "moderator"]],
  [secrets.suspendedJob, [...team, "admin", "moderator"]],
  [secrets.draftForm, ["company"]],
  [secrets.invitedEmail, ["company", "team owner"]],
  [emailOf("seeker"), ["seeker", ...team, "admin", "moderator"]],
  [emailOf("other seeker"), ["other seeker", ...otherTeam, "admin"]],
  [emailOf("company"), [...team, "admin", "moderator"]],
  [emailOf("other company"), [...otherTeam, "admin"]],
  [emailOf("team reader"), [...team]],
  [emailOf("other member"), [...otherTeam]],
  [emailOf("removed member"), ["removed member"]],
  [emailOf("admin"), ["admin"]],
  [emailOf("unknown type"), ["unknown type"]],
  ["argon2id$", []],
];

/** Data that is answered before the router has one address. */
const withoutRouter = new Set(urls.filter(({ file }) => !file).map(addressOfUrl));

function addressOf({ to, data, route = "" }: Ask): string {
  const [path = "", query] = to.split("?");
  if (!data || withoutRouter.has(path)) return to;
  const search = new URLSearchParams(query);
  if (data === "own") search.set("_routes", route);
  return `${path === "/" ? "/_" : path}.data${search.size > 0 ? `?${search}` : ""}`;
}

function statusLine({ statusCode = 0, headers }: IncomingMessage, text: string): string {
  if (statusCode !== 202) return line(statusCode, headers.location);
  // A redirect among the data: its parts stand one after the other.
  const parts: unknown[] = JSON.parse(text.split("\n")[0] ?? "");
  const after = (name: string) => parts[parts.indexOf(name) + 1];
  return line(Number(after("status")), String(after("redirect")));
}

function line(status: number, location: string | undefined): string {
  // A draft's id is new each time.
  const place = location?.replace(/\bdraft=[\w-]{36}&/, "");
  return place === undefined ? String(status) : `${status} ${place}`;
}
