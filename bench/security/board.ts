import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { cookiesOf, makeAccounts, password } from "#bench/harness/accounts.ts";
import { newAddress } from "#bench/harness/address.ts";
import { startBoard } from "#bench/harness/server.ts";
import { parseEmail } from "#test/parse-email.ts";
import { type MailReceiver, startMailReceiver } from "#test/servers/mail-receiver.ts";

export type AttackedBoard = {
  dataDir: string;
  origin: string;
  /** The server's process. */
  pid: number;
  sql: postgres.Sql;
  /** The texts of the letters that were sent. */
  emails(): string[];
  /** Their HTML. */
  sources(): string[];
  /** Everything that the server has logged so far, a parsed line each. */
  logged(): Record<string, unknown>[];
  close(): Promise<void>;
};

/** A built board of its own behind a pretended proxy, with a mail server, and a way into its database. */
export async function openAttackedBoard(settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), "furas-attacked-"));
  const mail: MailReceiver = await startMailReceiver();
  const server = await startBoard({
    DATA_DIR: dataDir,
    DEMO: "0",
    SMTP_URL: mail.url,
    TRUST_PROXY: "1",
    ...settings,
  });
  const database = await startEmbeddedDatabase({ dataDir });
  const sql = postgres(database.url, { max: 2, onnotice: () => {} });
  const board: AttackedBoard = {
    dataDir,
    origin: server.origin,
    pid: server.child.pid ?? 0,
    sql,
    sources: () => mail.emails.map(({ source }) => parseEmail(source).html),
    emails: () => mail.emails.map(({ source }) => parseEmail(source).text),
    logged: () =>
      server
        .output()
        .split("\n")
        .filter((line) => line.startsWith("{") && line.endsWith("}"))
        .map((line) => JSON.parse(line)),
    async close() {
      await sql.end();
      await database.stop();
      await server.end("SIGTERM");
      await mail.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return board;
}

/** Accounts that all sign in with the harness's password; returns their addresses. */
export async function makeAccountEmails({ sql }: AttackedBoard, count: number, userType?: string) {
  return (await makeAccounts(sql, count, userType)).map(({ email }) => email);
}

/** Opens a session; answers its cookies. */
export async function signIn(board: AttackedBoard, email: string): Promise<string> {
  const { status, headers } = await post(board, "/login", { email, password });
  if (status !== 303) throw new Error(`${email} was not signed in: ${status}.`);
  return cookiesOf(headers);
}

/** The id of an account. */
export async function idOf({ sql }: AttackedBoard, email: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`select id from auth_users where email = ${email}`;
  if (!row) throw new Error(`${email} has no account.`);
  return row.id;
}

/** Posts a form as a client of an address; returns what came back and how long it took, in ms. */
export async function post(
  { origin }: AttackedBoard,
  path: string,
  fields: Record<string, string>,
  { address = newAddress(), cookie = "" } = {},
) {
  // Compressed, even the length of an address would be told from another.
  const plain = { "accept-encoding": "identity" };
  const headers = { origin, "x-forwarded-for": address, cookie, ...plain };
  const body = new URLSearchParams(fields);
  const began = performance.now();
  const response = await fetch(origin + path, {
    method: "POST",
    body,
    headers,
    redirect: "manual" as const,
  });
  const text = await response.text();
  const took = performance.now() - began;
  return { status: response.status, headers: response.headers, text, took };
}
