import type { Db } from "pg-boss";
import postgres from "postgres";
import { inTime } from "#app/platform/timeout.server.ts";

/** The one connection that the queue has of its own, so that neither pages nor emails wait for each other. */
export type QueueDatabase = Db & { close(): Promise<void> };

/** A statement that takes longer is on a connection whose other end is gone. */
const timeoutMs = 60_000;

/** Runs pg-boss's statements one after the other, over a connection that is made again when it is of no use. */
export function openQueueDatabase(url: string): QueueDatabase {
  let client = connect(url);
  let last: Promise<unknown> = Promise.resolve();
  const renew = () => {
    void client.end({ timeout: 0 }).catch(() => {});
    client = connect(url);
  };
  const run = async (text: string, values: unknown[]) => {
    try {
      return await inTime(
        ask(client, text, values),
        timeoutMs,
        "The database did not answer the queue.",
      );
    } catch (error) {
      // What is left of a transaction, or of a server that only reads, would spoil the next one.
      if (!(error instanceof postgres.PostgresError) || unusable(text, error.code)) renew();
      throw error;
    }
  };
  return {
    executeSql(text, values = []) {
      const result = last.then(() => run(text, values));
      last = result.catch(() => {});
      return result;
    },
    close: () => client.end({ timeout: 5 }),
  };
}

function connect(url: string) {
  return postgres(url, {
    max: 1,
    idle_timeout: 60,
    connect_timeout: 10,
    onnotice: () => {},
    connection: { statement_timeout: timeoutMs - 5_000 },
    // pg-boss writes most of its JSON itself.
    types: {
      json: {
        to: 114,
        from: [114, 3802],
        serialize: (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)),
        parse: JSON.parse,
      },
    },
  });
}

async function ask(client: ReturnType<typeof connect>, text: string, values: unknown[]) {
  const given = values.map((value) => (value === undefined ? null : value));
  const result: unknown[] = given.length
    ? await client.unsafe(text, given as never[])
    : await client.unsafe(text);
  // Several statements at once answer several lists of rows.
  return { rows: "command" in result ? [...result] : result.flat() };
}

const readOnly = "25006";

function unusable(text: string, code: string): boolean {
  return code === readOnly || code.startsWith("57P") || /\bBEGIN\b/.test(text);
}
