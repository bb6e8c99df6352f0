import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type Board, onBoard } from "#bench/faults/board.ts";
import { apply, newCv, type Seeker, signIn } from "#bench/faults/people.ts";
import { makeAccounts, makeJobs } from "#bench/harness/accounts.ts";
import { atMaximum, type Finding, mustBe } from "#bench/harness/findings.ts";
import type { Part } from "#bench/harness/parts.ts";
import { freePort } from "#test/servers/free-port.ts";
import { startMailReceiver } from "#test/servers/mail-receiver.ts";
import { startS3Server } from "#test/servers/s3-server.ts";

export const part: Part<Record<string, number>> = {
  what: "the mail server and the file store hang, are gone, and come back",
  sizes: { emails: 5 },
  async run({ letters: emails = 5 }) {
    const mailPort = await freePort();
    const s3 = await startS3Server();
    const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.settings;
    const settings = {
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    try {
      return await onBoard({ settings }, async (board) => [
        ...(await withoutMail(board, mailPort, emails)),
        ...(await withoutFiles(board, s3)),
      ]);
    } finally {
      await s3.close();
    }
  },
};

/** A server that says nothing, then none, then one that works. */
async function withoutMail(board: Board, port: number, emails: number): Promise<Finding[]> {
  const accounts = await makeAccounts(board.sql(), emails);
  const times: number[] = [];
  const ask = async (email: string) => {
    const began = performance.now();
    const answer = await fetch(`${board.origin}/forget-password`, {
      method: "POST",
      body: new URLSearchParams({ email }),
      redirect: "manual",
      headers: { origin: board.origin },
    });
    times.push((performance.now() - began) / 1000);
    return answer.status;
  };
  const lines = new Set<Socket>();
  const silent = createServer((line) => lines.add(line.on("error", () => {})));
  silent.listen(port, "127.0.0.1");
  await once(silent, "listening");
  const statuses: number[] = [];
  for (const { email } of accounts) statuses.push(await ask(email));
  const read = (await fetch(`${board.origin}/jobs`)).status;
  await pause(3000);
  for (const line of lines) line.destroy();
  silent.close();
  await pause(2000);
  const mail = await startMailReceiver({ port });
  const wanted = statuses.filter((status) => status < 400).length;
  for (let wait = 0; mail.emails.length < wanted && wait < 600; wait += 1) await pause(100);
  await mail.stop();
  return [
    atMaximum("mail hangs: slowest answer to who asks for a letter", Math.max(...times), 1, " s"),
    mustBe("mail hangs: pages are read", read === 200, String(read)),
    {
      what: "mail is back: letters that came, of those promised",
      value: `${mail.emails.length} of ${wanted} (answers ${[...new Set(statuses)].join(", ")})`,
      toReach: "all",
      reached: mail.emails.length === wanted,
    },
  ];
}

async function withoutFiles(board: Board, s3: Awaited<ReturnType<typeof startS3Server>>) {
  const [seeker] = (await signIn(board.origin, await makeAccounts(board.sql(), 1))) as [Seeker];
  const [one = "", other = "", third = ""] = await makeJobs(board.sql(), 3);
  const first = await apply(seeker, one, newCv());
  await s3.stop();
  const began = performance.now();
  const refused = await apply(seeker, other, newCv());
  const took = (performance.now() - began) / 1000;
  const isFilledIn = (await refused.text()).includes("Al-Halabi");
  const read = (await fetch(`${board.origin}/jobs?page=1`)).status;
  await s3.start();
  const back = performance.now();
  let again = await apply(seeker, third, newCv());
  while (again.status !== 303 && performance.now() - back < 20_000) {
    await pause(200);
    again = await apply(seeker, third, newCv());
  }
  const after = (performance.now() - back) / 1000;
  const [counted] = await board.sql()`select count(*)::int as n from job_applications`;
  return [
    mustBe("files are kept: an application is taken", first.status === 303),
    atMaximum("files cannot be kept: refused after", took, 1, " s"),
    mustBe(
      "files cannot be kept: 503, and what was typed comes back",
      refused.status === 503 && isFilledIn,
    ),
    mustBe("files cannot be kept: pages are read", read === 200, String(read)),
    atMaximum("files can be kept again: taken after", after, 5, " s"),
    mustBe(
      "what was acknowledged is there, and nothing else",
      counted?.n === 2,
      `${counted?.n} of 2`,
    ),
  ];
}
