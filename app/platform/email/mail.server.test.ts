import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { isThisMachine } from "#app/platform/loopback.ts";
import { readSettings } from "#app/platform/settings/settings.server.ts";
import { parseEmail } from "#test/parse-email.ts";
import { createAuthority } from "#test/servers/certificates.ts";
import { type MailReceiver, startMailReceiver } from "#test/servers/mail-receiver.ts";
import {
  closeMail,
  isAddressRefused,
  mailWorks,
  openMail,
  removeStoredEmails,
  sendEmail,
} from "./mail.server.ts";

const email = {
  to: "rima@example.com",
  sender: "فُرَص",
  subject: "كلمة مرور جديدة",
  text: "سطر أول\n\nhttps://furas.example/reset-password?token=a_b-c=1\n",
  html: '<p dir="rtl">سطر أول</p>',
  language: "ar" as const,
  id: "0198",
};
const from = "no-reply@furas.example";
const nowhere = "/nonexistent";
let receiver: MailReceiver | undefined;

afterEach(async () => {
  closeMail();
  await receiver?.stop();
  receiver = undefined;
});

describe("mail over SMTP", () => {
  it("comes whole at the other end, in plain text and HTML", async () => {
    receiver = await startMailReceiver({ encrypted: true });
    openMail({ smtpUrl: receiver.url, from, folder: nowhere });
    expect(await mailWorks()).toBe(true);
    await sendEmail(email);
    expect(receiver.emails).toHaveLength(1);
    const [received] = receiver.emails;
    expect(received).toMatchObject({ to: ["rima@example.com"], from });
    const read = parseEmail(received?.source ?? "");
    expect(read).toMatchObject({ subject: email.subject, html: email.html });
    expect(read.text.trim()).toBe(email.text.trim());
    expect(read.headers.from).toBe(`${email.sender} <${from}>`);
    expect(read.headers).toMatchObject({
      "auto-submitted": "auto-generated",
      "content-language": "ar",
      "message-id": "<0198@furas.example>",
    });
    expect(Date.parse(read.headers.date ?? "")).toBeGreaterThan(Date.now() - 60_000);
    expect(read.headers).not.toHaveProperty("list-unsubscribe");
  });

  it("is sent past others that the server has not answered yet, when urgent (growth, finding 5)", async () => {
    let answer = () => {};
    const until = new Promise<void>((resolve) => {
      answer = resolve;
    });
    receiver = await startMailReceiver({ hold: { recipient: "slow@example.com", until } });
    openMail({ smtpUrl: receiver.url, from, folder: nowhere });
    const slow = Array.from({ length: 20 }, () => sendEmail({ ...email, to: "slow@example.com" }));
    await sendEmail({ ...email, isUrgent: true });
    expect(receiver.emails.map(({ to }) => to)).toEqual([["rima@example.com"]]);
    answer();
    await Promise.all(slow);
    expect(receiver.emails).toHaveLength(21);
  });

  it("can be switched off by one POST of the mail program (RFC 8058)", async () => {
    receiver = await startMailReceiver();
    openMail({ smtpUrl: receiver.url, from, folder: nowhere });
    const unsubscribe = "https://furas.example/unsubscribe?account=1&kind=2&signature=a_b-c";
    await sendEmail({ ...email, unsubscribe });
    expect(parseEmail(receiver.emails[0]?.source ?? "").headers).toMatchObject({
      "list-unsubscribe": `<${unsubscribe}>`,
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    });
  });

  it("goes to one address only, with any text in it", async () => {
    receiver = await startMailReceiver();
    openMail({ smtpUrl: receiver.url, from, folder: nowhere });
    await sendEmail({ ...email, to: "rima@example.com, eve@evil.example" }).catch(() => {});
    const all = receiver.emails.flatMap(({ to }) => to);
    expect(all).not.toContain("eve@evil.example");
    expect(all).not.toContain("rima@example.com");
  });

  it("ERR-17 is known not to work while the server is down, and works again once it is up", async () => {
    receiver = await startMailReceiver();
    const { url, port } = receiver;
    await receiver.stop();
    openMail({ smtpUrl: url, from, folder: nowhere });
    expect(await mailWorks()).toBe(false);
    await expect(sendEmail(email)).rejects.toThrow(/ECONNREFUSED/);
    receiver = await startMailReceiver({ port });
    openMail({ smtpUrl: url, from, folder: nowhere });
    expect(await mailWorks()).toBe(true);
    await sendEmail(email);
    expect(receiver.emails).toHaveLength(1);
  });

  it("tells a refused address from a server that accepts nothing", async () => {
    receiver = await startMailReceiver({ refuse: { recipient: "rima@example.com" } });
    openMail({ smtpUrl: receiver.url, from, folder: nowhere });
    const refused = await sendEmail(email).catch((error: unknown) => error);
    expect(isAddressRefused(refused)).toBe(true);
    expect(await mailWorks()).toBe(true);
    closeMail();
    await receiver.stop();
    receiver = await startMailReceiver({ refuse: { emails: true } });
    openMail({ smtpUrl: receiver.url, from, folder: nowhere });
    const failed = await sendEmail(email).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    expect(isAddressRefused(failed)).toBe(false);
    expect(await mailWorks()).toBe(false);
  });
});

describe("mail to another machine", () => {
  // Another machine by its name, this one on the network.
  const elsewhere = ({ port }: MailReceiver) => `smtp://0.0.0.0:${port}`;
  const trusted = getCACertificates("default");
  const authority = createAuthority();
  beforeAll(() => setDefaultCACertificates([...trusted, authority.certificate]));
  afterAll(() => setDefaultCACertificates(trusted));

  it("S11 is not sent in plain text, and the log names the fix", async () => {
    receiver = await startMailReceiver();
    openMail({ smtpUrl: elsewhere(receiver), from, folder: nowhere });
    const stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    expect(await mailWorks()).toBe(false);
    expect(stderr.mock.calls.join()).toMatch(/mail server without trusted TLS.*STARTTLS/);
    stderr.mockRestore();
    await expect(sendEmail(email)).rejects.toMatchObject({ code: "ETLS" });
    expect(receiver.emails).toEqual([]);
  });

  it("S11 is not sent to a server without a trusted certificate, or with one of another name", async () => {
    for (const encrypted of [true, authority.issue("mail.jobs.example")] as const) {
      receiver = await startMailReceiver({ encrypted });
      openMail({ smtpUrl: elsewhere(receiver), from, folder: nowhere });
      await expect(sendEmail(email)).rejects.toThrow(/certificate/);
      expect(receiver.emails).toEqual([]);
      await receiver.stop();
    }
  });

  it("S11 is sent over STARTTLS", async () => {
    receiver = await startMailReceiver({ encrypted: authority.issue("0.0.0.0") });
    openMail({ smtpUrl: `${elsewhere(receiver)}?ignoreTLS=true`, from, folder: nowhere });
    await sendEmail(email);
    expect(receiver.emails).toMatchObject([{ to: [email.to], encrypted: true }]);
  });

  it.each([
    ["localhost", true],
    ["127.0.0.1", true],
    ["127.1.2.3", true],
    ["::1", true],
    ["[::1]", true],
    ["localhost.jobs.example", false],
    ["10.0.0.1", false],
    ["mail", false],
  ])("knows whether a host is this machine: %s", (host, own) => {
    expect(isThisMachine(host)).toBe(own);
  });
});

describe("mail without a server", () => {
  it("is written as files that only their owner reads", async () => {
    const data = await mkdtemp(join(tmpdir(), "furas-mail-"));
    const folder = join(data, "mail");
    openMail({ smtpUrl: undefined, from: "Furas <a@furas.example>", folder });
    expect(await mailWorks()).toBe(true);
    await sendEmail(email);
    const [name = ""] = await readdir(folder);
    expect(name).toMatch(/\.eml$/);
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
    const read = parseEmail(await readFile(join(folder, name), "utf8"));
    expect(read.headers).toMatchObject({ to: email.to, from: "Furas <a@furas.example>" });
    expect(read.text.trim()).toBe(email.text.trim());
    await rm(data, { recursive: true });
  });

  it("finds the files of an address by their names, and older ones by their text", async () => {
    const data = await mkdtemp(join(tmpdir(), "furas-mail-"));
    const folder = join(data, "mail");
    openMail({ smtpUrl: undefined, from: "Furas <a@furas.example>", folder });
    await sendEmail({ ...email, to: "Rima@people.example" });
    const [name = ""] = await readdir(folder);
    await writeFile(join(folder, name), "not read");
    const old = "2026-01-01T10-00-00.000Z-0123abcd.eml";
    await writeFile(join(folder, old), "To: rima@people.example\r\n\r\nText");
    await sendEmail({ ...email, to: "other@people.example" });
    await removeStoredEmails("rima@people.example");
    const left = await readdir(folder);
    expect(left).toHaveLength(1);
    expect(await readFile(join(folder, left[0] ?? ""), "utf8")).toContain("other@people.example");
    await rm(data, { recursive: true });
  });
});

describe("the settings of mail", () => {
  it("are refused by name when they are wrong", () => {
    for (const [name, value] of [
      ["SMTP_URL", "mail.example:25"],
      ["SMTP_URL", "http://mail.example"],
      ["MAIL_FROM", "nobody"],
      ["MAIL_FROM", "a@b.example\nbcc: c@d.example"],
      ["ACCESS_MINUTES", "0"],
    ] as const) {
      expect(() => readSettings({ [name]: value }), value).toThrow(name);
    }
  });

  it("have an address to come from when none is given", () => {
    expect(readSettings({ BASE_URL: "https://jobs.example" }).mailFrom).toBe(
      "no-reply@jobs.example",
    );
    expect(readSettings({ HOST: "127.0.0.1" }).mailFrom).toBe("no-reply@localhost");
    expect(readSettings({ MAIL_FROM: "فرص <a@b.example>" }).mailFrom).toBe("فرص <a@b.example>");
  });
});
