import { createHash, randomUUID } from "node:crypto";
import { newAddress } from "#bench/harness/address.ts";
import { type Finding, none } from "#bench/harness/findings.ts";
import type { Part } from "#bench/harness/parts.ts";
import {
  type AttackedBoard,
  idOf,
  makeAccountEmails,
  openAttackedBoard,
  signIn,
} from "#bench/security/board.ts";
import { samplePdf } from "#demo/sample-cv.ts";

const many = 10_000;
const secret = "nobody-else-may-read-this";

/** Whether the address of a CV tells anything to anyone who may not open it. */
export const part: Part<string[]> = {
  what: "ids of CVs that are another's, guessed or deleted, asked for by everybody. WORDS: how many",
  async run([count = String(many)]) {
    const board = await openAttackedBoard();
    try {
      return await askFor(board, Number(count));
    } finally {
      await board.close();
    }
  },
};

async function askFor(board: AttackedBoard, count: number): Promise<Finding[]> {
  const [owner = ""] = await makeAccountEmails(board, 1);
  const { sent, used, deleted } = await makeDocuments(board, owner);
  const ids = Array.from({ length: count }, (_, turn) => forged(turn, [...sent, ...used], deleted));
  const strangers = await makeStrangers(board);
  const leaks: string[] = [];
  const others: string[] = [];
  /** Of each kind of person, the answers that differ. */
  const answersOf = new Map<string, Map<string, string>>();
  let bytes = 0;
  const next = ids.entries();
  const asker = async () => {
    for (const [turn, id] of next) {
      const [who, cookie] = strangers[turn % strangers.length] ?? ["", ""];
      const sentHeaders = {
        cookie,
        "x-forwarded-for": newAddress(),
        "accept-encoding": "identity",
      };
      const response = await fetch(`${board.origin}/documents/${id}`, { headers: sentHeaders });
      const body = Buffer.from(await response.arrayBuffer());
      if (body.includes(secret) || body.includes("%PDF")) {
        bytes += body.length;
        leaks.push(`${who} got ${id}`);
      }
      if (response.status !== 404) others.push(`${who} ${id}: ${response.status}`);
      // Who writes something that is no id knows it: only among ids must nobody tell one from another.
      if (!isId(id)) continue;
      const headers = [...response.headers].filter(([name]) => !isOfRequest(name));
      const answer = JSON.stringify([response.status, headers, hashOf(withoutOwn(body, id))]);
      const of = answersOf.get(who) ?? new Map<string, string>();
      if (!of.has(answer)) of.set(answer, `${who} ${id}: ${headers}`);
      answersOf.set(who, of);
    }
  };
  await Promise.all(Array.from({ length: 8 }, asker));
  const kinds = [...answersOf.values()].flatMap((of) => [...of.values()]);
  const max = Math.max(0, ...[...answersOf.values()].map(({ size }) => size));
  if (max > 1) for (const kind of kinds.slice(0, 8)) console.error(`  ${kind}`);
  return [
    none("CVs that were told", leaks, count),
    { what: "bytes of them", value: String(bytes), toReach: "0", reached: bytes === 0 },
    none("answers that are no 404", others, count),
    {
      what: "different answers to one person",
      value: `${max}`,
      toReach: "1",
      reached: max === 1 && answersOf.size === strangers.length,
    },
    await opensForItsOwner(board, owner, used[0] ?? ""),
  ];
}

/** What no two answers share, and what follows from the length of the address. */
function isOfRequest(name: string): boolean {
  return ["date", "x-request-id", "content-length"].includes(name);
}

function isId(id: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
}

/** A page without the address it was requested by, which it names, and the moments at which a session ends. */
function withoutOwn(body: Buffer, id: string): Buffer {
  const text = body.toString("latin1").replaceAll(id, "ID");
  return Buffer.from(text.replace(/20\d\d-\d\d-\d\dT[\d:.]+Z/g, ""), "latin1");
}

function hashOf(body: Buffer): string {
  return createHash("sha256").update(body).digest("hex");
}

/** CVs of one seeker: with an application to a company's job, not yet used, and deleted again. */
async function makeDocuments(board: AttackedBoard, owner: string) {
  const { sql } = board;
  const cookie = await signIn(board, owner);
  const ids: string[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    const form = new FormData();
    form.append("files", new Blob([Buffer.from(samplePdf([secret]))]), `${secret}.pdf`);
    const headers = { cookie, origin: board.origin, "x-forwarded-for": newAddress() };
    const answer = await fetch(`${board.origin}/documents/upload`, {
      method: "POST",
      body: form,
      headers,
    });
    const [created] = (await answer.json()) as { id: string }[];
    if (created) ids.push(created.id);
  }
  const [company = ""] = await makeAccountEmails(board, 1, "company");
  const [sent, used, deleted] = [ids.slice(0, 15), ids.slice(15, 30), ids.slice(30)];
  for (const id of sent) {
    const [job] = await sql<{ id: string }[]>`
      insert into jobs (company_id, title, description, category, location, place_id,
        employment_type, experience_level)
      values (${await idOf(board, company)}, 'Baker', 'Bread.', 'Logistics', 'Azaz, Aleppo, Syria',
        'syria/aleppo/azaz', 'full-time', 'entry') returning id`;
    await sql`insert into job_applications (job_id, user_id, document_id, resume_url)
      values (${job?.id ?? ""}, ${await idOf(board, owner)}, ${id}, ${`/documents/${id}`})`;
  }
  await sql`delete from documents where id in ${sql(deleted)}`;
  return { sent, used: used, deleted };
}

async function makeStrangers(board: AttackedBoard): Promise<[who: string, cookie: string][]> {
  const strangers: [string, string][] = [["visitor", ""]];
  for (const userType of ["customer_employee", "company", "admin"]) {
    const [email = ""] = await makeAccountEmails(board, 1, userType);
    strangers.push([userType, await signIn(board, email)]);
  }
  return strangers;
}

/** The turn's id: another's, a deleted one, or one that is made up in one of many ways. */
function forged(turn: number, others: string[], deleted: string[]): string {
  const other = others[turn % others.length] ?? "";
  const gone = deleted[turn % deleted.length] ?? "";
  const digit = (turn % 16).toString(16);
  const at = (turn >> 4) % 36;
  const ways = [
    other,
    gone,
    randomUUID(),
    other.toUpperCase(),
    `${other.slice(0, at)}${digit}${other.slice(at + 1)}`,
    `${other}${encodeURIComponent(["", " ", ".pdf", "'--", "\u0000", "?", "#", ";a=b"][turn % 8] ?? "")}`,
    encodeURIComponent(
      [`{${other}}`, `urn:uuid:${other}`, `../${other}`, `${other}/..`][turn % 4] ?? "",
    ),
    encodeURIComponent(
      ["0", "-1", "null", "undefined", "*", "%", "_", "' or 1=1--"][turn % 8] ?? "",
    ),
    other.replaceAll("-", ""),
    `${other.slice(0, 35)}${encodeURIComponent("٣")}`,
  ];
  return ways[(turn * 7) % ways.length] ?? other;
}

/** Without this, a board that answers nobody would pass. */
async function opensForItsOwner(board: AttackedBoard, owner: string, id: string): Promise<Finding> {
  const cookie = await signIn(board, owner);
  const response = await fetch(`${board.origin}/documents/${id}`, { headers: { cookie } });
  const reached = Buffer.from(await response.arrayBuffer()).includes(secret);
  return { what: "the owner's own", value: String(response.status), toReach: "opens", reached };
}
