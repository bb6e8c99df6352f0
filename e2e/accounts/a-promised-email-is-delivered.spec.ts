import { once } from "node:events";
import { rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "@playwright/test";
import { people } from "#demo/people.ts";
import { copyBoard } from "#e2e/support/prepared-boards.ts";
import { startServer } from "#e2e/support/server-process.ts";
import { parseEmail } from "#test/parse-email.ts";
import { startMailReceiver } from "#test/servers/mail-receiver.ts";

test("a reset link that was promised comes, though mail hung and the board was killed", async () => {
  test.setTimeout(150_000);
  const dataDir = await copyBoard("demo");
  // Takes connections and never says a word.
  const mute = createServer(() => {}).listen(0, "127.0.0.1");
  await once(mute, "listening");
  const hanging = `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`;
  const board = await startServer(dataDir, { SMTP_URL: hanging });
  const answer = await fetch(`${board.origin}/forget-password`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: board.origin },
    body: new URLSearchParams({ email: people.dana.email }),
  });
  expect(answer.headers.get("location")).toContain("sent=1");
  await board.end("SIGKILL");
  mute.close();

  const mail = await startMailReceiver();
  const again = await startServer(dataDir, { SMTP_URL: mail.url, WORKERS: "2" });
  await expect.poll(() => mail.emails.length, { timeout: 90_000 }).toBe(1);
  const [received] = mail.emails;
  expect(received?.to).toEqual([people.dana.email]);
  expect(parseEmail(received?.source ?? "").text).toContain("/reset-password?token=");
  expect(await again.end("SIGTERM")).toBe(0);
  await mail.stop();
  await rm(dataDir, { recursive: true, force: true });
});
