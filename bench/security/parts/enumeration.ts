import { randomUUID } from "node:crypto";
import type { Finding } from "#bench/harness/findings.ts";
import type { Part } from "#bench/harness/parts.ts";
import {
  type AttackedBoard,
  makeAccountEmails,
  openAttackedBoard,
  post,
} from "#bench/security/board.ts";

const pairs = 500;

/** Whether answers or their times tell which addresses have an account. */
export const part: Part<string[]> = {
  what: `${pairs} pairs of a known and an unknown address, asked in random order`,
  async run() {
    const board = await openAttackedBoard();
    try {
      const findings: Finding[] = [];
      for (const endpoint of endpoints) findings.push(...(await tell(board, endpoint)));
      return findings;
    } finally {
      await board.close();
    }
  },
};

type Endpoint = { what: string; path: string; fields: (email: string) => Record<string, string> };

const wrong = { password: "not-the-password" };
const endpoints: Endpoint[] = [
  { what: "sign-in page", path: "/login", fields: (email) => ({ email, ...wrong }) },
  {
    what: "sign-in call",
    path: "/auth/v1/token",
    fields: (email) => ({ email, ...wrong, grant_type: "password" }),
  },
  { what: "recovery page", path: "/forget-password", fields: (email) => ({ email }) },
  { what: "recovery call", path: "/auth/v1/recover", fields: (email) => ({ email }) },
];

async function tell(board: AttackedBoard, { what, path, fields }: Endpoint): Promise<Finding[]> {
  const known = await makeAccountEmails(board, pairs + 20);
  const ask = async (email: string) => {
    const { status, headers, text, took } = await post(board, path, fields(email));
    const compared = [...headers].filter(
      ([name]) => !["date", "x-request-id", "etag"].includes(name),
    );
    return { seen: JSON.stringify([status, compared, text.replaceAll(email, "EMAIL")]), took };
  };
  // The first ones find a cold server.
  for (const email of known.splice(0, 20)) await ask(email);
  const times = { known: [] as number[], unknown: [] as number[] };
  const seen = new Set<string>();
  for (const email of known) {
    const both = [
      ["known", email],
      ["unknown", `${randomUUID()}@people.example`],
    ] as const;
    for (const [kind, address] of Math.random() < 0.5 ? both : both.toReversed()) {
      const answer = await ask(address);
      seen.add(answer.seen);
      times[kind].push(answer.took);
    }
  }
  const area = areaUnderCurve(times.known, times.unknown);
  const telling = Math.max(area, 1 - area);
  return [
    {
      what: `${what}: different answers`,
      value: String(seen.size),
      toReach: "1",
      reached: seen.size === 1,
    },
    {
      what: `${what}: AUC of the times`,
      value: telling.toFixed(3),
      toReach: "≤ 0.55",
      reached: telling <= 0.55,
    },
  ];
}

/** How often a time of the first kind is longer than one of the second; 0.5 tells nothing. */
function areaUnderCurve(first: number[], second: number[]): number {
  let longer = 0;
  for (const one of first) {
    for (const other of second) longer += one > other ? 1 : one === other ? 0.5 : 0;
  }
  return longer / (first.length * second.length);
}
