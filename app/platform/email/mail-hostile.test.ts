import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { closeMail, openMail, sendEmail } from "./mail.server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "furas-mail-"));
  openMail({ smtpUrl: undefined, from: "no-reply@jobs.example", folder });
});
afterAll(async () => {
  closeMail();
  await rm(folder, { recursive: true, force: true });
});

const breaks = ["\r\n", "\n", "\r", "\u2028", "\0", "\r\n\r\n"];

it.each(breaks.map((each) => [JSON.stringify(each), each]))(
  "an email's headers stay its own, with any text beyond %s in a name, a subject or an address",
  async (_, lineBreak) => {
    const hostile = `Rima${lineBreak}Bcc: all@people.example${lineBreak}X-Evil: yes`;
    const texts = { text: hostile, html: `<p>${hostile}</p>`, language: "ar", id: "1" } as const;
    await sendEmail({ to: "rima@people.example", sender: hostile, subject: hostile, ...texts });
    await sendEmail({
      to: `rima@people.example${lineBreak}Bcc: all@people.example`,
      sender: "x",
      subject: "x",
      ...texts,
    }).catch(() => {});
    for (const name of await readdir(folder)) {
      const source = await readFile(join(folder, name), "utf8");
      const head = source.slice(0, source.indexOf("\r\n\r\n"));
      const names = head.split(/\r\n|\r|\n/).map((line) => line.split(":")[0]?.toLowerCase());
      expect(names).not.toContain("bcc");
      expect(names).not.toContain("x-evil");
      expect(names).toContain("to");
    }
  },
);
