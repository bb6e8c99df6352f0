import { setTimeout as pause } from "node:timers/promises";
import { password } from "#bench/harness/accounts.ts";
import { newAddress } from "#bench/harness/address.ts";
import type { Finding } from "#bench/harness/findings.ts";
import type { Part } from "#bench/harness/parts.ts";
import {
  type AttackedBoard,
  makeAccountEmails,
  openAttackedBoard,
  post,
} from "#bench/security/board.ts";

/** How many guesses of passwords are checked, and whether the owner still comes in. */
export const part: Part<string[]> = {
  what: "passwords guessed by page and call, at once, for minutes, from many addresses",
  async run() {
    const findings = [];
    const plain = await openAttackedBoard({ TRUST_PROXY: "0" });
    try {
      findings.push(...(await atOnce(plain)));
    } finally {
      await plain.close();
    }
    const board = await openAttackedBoard();
    try {
      findings.push(...(await fromManyAddresses(board)), await sprayed(board));
    } finally {
      await board.close();
    }
    return findings;
  },
};

/** A hundred at once that each pretend another address, which no proxy vouches for. */
async function atOnce(board: AttackedBoard): Promise<Finding[]> {
  const [email = ""] = await makeAccountEmails(board, 1);
  const guesses = Array.from({ length: 100 }, (_, turn) => guess(board, email, turn));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  return [
    checkedIn(board, "100 at once, rotating X-Forwarded-For", 0),
    {
      what: "100 at once: answered as faults",
      value: String(statuses.filter((status) => status >= 500).length),
      toReach: "0",
      reached: statuses.every((status) => status < 500),
    },
  ];
}

const attack = 130_000;

/** A hundred addresses guess one account for more than two minutes, twenty times a second in all. */
async function fromManyAddresses(board: AttackedBoard): Promise<Finding[]> {
  const [email = ""] = await makeAccountEmails(board, 1);
  const known = await post(board, "/login", { email, password });
  const cookie = known.headers
    .getSetCookie()
    .filter((line) => line.includes("furas_device="))
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  const from = board.logged().length;
  const crowd = Array.from({ length: 100 }, newAddress);
  const until = Date.now() + attack;
  const attackers = (async () => {
    for (let turn = 0; Date.now() < until; turn += 1) {
      const address = crowd[turn % crowd.length] ?? "";
      await Promise.all([guess(board, email, turn, address), pause(50)]);
    }
  })();
  await pause(65_000);
  const entered: number[] = [];
  for (let time = 0; time < 20; time += 1) {
    const { status } = await post(board, "/login", { email, password }, { cookie });
    entered.push(status);
    await pause(500);
  }
  const stranger = newAddress();
  const began = Date.now();
  let tries = 0;
  let status = 0;
  while (status !== 303 && Date.now() < until) {
    const answer = await post(board, "/login", { email, password }, { address: stranger });
    ({ status } = answer);
    tries += 1;
    if (status !== 303) await pause(Number(answer.headers.get("retry-after") ?? 1) * 1000);
  }
  await attackers;
  const seconds = Math.round((Date.now() - began) / 1000);
  const came = entered.filter((each) => each === 303).length;
  return [
    checkedIn(board, "one account from 100 addresses", from),
    {
      what: "its owner on a known device, meanwhile",
      value: `${came} of 20 times in`,
      toReach: "20 of 20",
      reached: came === 20,
    },
    {
      what: "its owner on a new device and address",
      value: status === 303 ? `in at try ${tries}` : `out for ${seconds} s`,
      toReach: "in, waiting as told",
      reached: status === 303,
    },
  ];
}

/** One address tries one password on two hundred accounts. */
async function sprayed(board: AttackedBoard): Promise<Finding> {
  const from = board.logged().length;
  const address = newAddress();
  const emails = await makeAccountEmails(board, 200);
  await Promise.all(emails.map((email, turn) => guess(board, email, turn, address)));
  const checked = perMinute(board, from);
  return {
    what: "200 accounts from one address: checked a minute",
    value: String(checked),
    toReach: "≤ 30",
    reached: checked <= 30,
  };
}

/** Through the page and the call in turn. */
function guess(board: AttackedBoard, email: string, turn: number, address = `192.0.2.${turn}`) {
  const fields = { email, password: `guess ${turn}` };
  return turn % 2 === 0
    ? post(board, "/login", fields, { address })
    : post(board, "/auth/v1/token", { ...fields, grant_type: "password" }, { address });
}

function checkedIn(board: AttackedBoard, what: string, from: number): Finding {
  const checked = perMinute(board, from);
  const reached = checked > 0 && checked <= 5;
  return { what: `${what}: checked a minute`, value: String(checked), toReach: "≤ 5", reached };
}

/** The most wrong passwords that were hashed in any sixty seconds; each is a line in the log. */
function perMinute(board: AttackedBoard, from: number): number {
  const timestamps = board
    .logged()
    .slice(from)
    .filter(({ event, right }) => event === "sign-in" && right === false)
    .map(({ at }) => Date.parse(String(at)));
  const within = (start: number) => timestamps.filter((at) => at >= start && at < start + 60_000);
  return Math.max(0, ...timestamps.map((start) => within(start).length));
}
