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
  const { who, method = "GET", body, headers } = request;
  const { origin, cookies } = board;
  const response = await fetch(origin + addressOf(request), {
    method,
    ...(body && { body }),
    redirect: "manual",
    headers: { cookie: cookies[who], origin, ...headers },
  });
  const text = Buffer.from(await response.arrayBuffer()).toString("latin1");
  const leaks = mayKnow.flatMap(([secret, knowers]) =>
    text.includes(secret) && !knowers.includes(who) ? [secret] : [],
  );
  return { status: statusLine(response, text), text, leaks };
}

const team = ["company", "team owner", "team recruiter", "team reader"] as const;
const otherTeam = ["other company", "other member"] as const;

/** Texts that stand in stored records, and everybody who may ever read them. */
const mayKnow: [secret: string, knowers: readonly Who[]][] = [
  [secrets.coverLetter, ["seeker", ...team]],
  [secrets.cv, ["seeker", ...team]],
  [secrets.othersCoverLetter, ["other seeker", ...otherTeam]],
  [secrets.othersCv, ["other seeker", ...otherTeam]],
  [secrets.unusedUpload, ["seeker"]],
  [secrets.begunUpload, ["seeker"]],
  [secrets.draftJob, [...team, "admin"]],
  [secrets.closedJob, [...team, "admin"]],
  [secrets.suspendedJob, [...team, "admin"]],
  [secrets.draftForm, ["company"]],
  [secrets.invitedEmail, ["company", "team owner"]],
  [emailOf("seeker"), ["seeker", ...team, "admin"]],
  [emailOf("other seeker"), ["other seeker", ...otherTeam, "admin"]],
  [emailOf("company"), [...team, "admin"]],
  [emailOf("other company"), [...otherTeam, "admin"]],
  [emailOf("team reader"), [...team]],
  [emailOf("other member"), [...otherTeam]],
  [emailOf("removed member"), ["removed member"]],
  [emailOf("admin"), ["admin"]],
  [emailOf("unknown type"), ["unknown type"]],
  ["argon2id$", []],
];

function addressOf({ to, data, route = "" }: Ask): string {
  if (!data) return to;
  const [path = "", query] = to.split("?");
  const search = new URLSearchParams(query);
  if (data === "own") search.set("_routes", route);
  return `${path === "/" ? "/_" : path}.data${search.size > 0 ? `?${search}` : ""}`;
}

function statusLine(response: Response, text: string): string {
  if (response.status !== 202) return line(response.status, response.headers.get("location"));
  // A redirect among the data: its parts stand one after the other.
  const parts: unknown[] = JSON.parse(text.split("\n")[0] ?? "");
  const after = (name: string) => parts[parts.indexOf(name) + 1];
  return line(Number(after("status")), String(after("redirect")));
}

function line(status: number, location: string | null): string {
  return location === null ? String(status) : `${status} ${location}`;
}
