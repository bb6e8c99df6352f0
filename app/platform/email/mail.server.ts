import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { Language } from "#app/i18n/language.ts";
import { logThrottled } from "#app/platform/log/log.server.ts";
import { isThisMachine } from "#app/platform/loopback.ts";

/** An iCalendar file, and the method that it has (RFC 5546). */
export type CalendarFile = { method: "REQUEST" | "CANCEL" | "PUBLISH"; content: string };

export type Email = {
  to: string;
  /** The name that stands beside the board's address. */
  sender: string;
  subject: string;
  text: string;
  html: string;
  language: Language;
  /** The same for every try: a program that got it twice shows it once. */
  id: string;
  /** The address that switches such emails off by one POST (RFC 8058). */
  unsubscribe?: string;
  /** Goes over connections of its own, past all others that are being sent. */
  isUrgent?: boolean;
  /** One is an invitation that mail programs show; several are attached. */
  calendars?: readonly CalendarFile[];
};

type Transport = {
  /** Whether emails are taken right now; never throws. */
  works(): Promise<boolean>;
  send(email: Email): Promise<void>;
  /** Whether addresses may have letters of any script before the @ (SMTPUTF8); never throws. */
  takesUtf8(): Promise<boolean>;
  close(): void;
};

let transportInUse: Transport | undefined;
let from = "";
/** Where emails are written as files, when no mail server is set. */
let folderInUse: string | undefined;
/** Until when the mail counts as out of order, after an email was not taken. */
let doubtedUntil = 0;

/**
 * Opens the mail: over SMTP, or into a folder when no server is set. `from` is an address, alone
 * or as `Name <address>`.
 */
export function openMail(options: {
  smtpUrl: string | undefined;
  from: string;
  folder: string;
}): void {
  transportInUse?.close();
  from = options.from;
  doubtedUntil = 0;
  folderInUse = options.smtpUrl ? undefined : options.folder;
  transportInUse = options.smtpUrl ? overSmtp(options.smtpUrl) : intoFolder(options.folder);
}

export function closeMail(): void {
  transportInUse?.close();
  transportInUse = undefined;
}

/**
 * Whether the mail server accepts emails, as far as can be known without sending one, and within a
 * second: one that is only slow is given the benefit of the doubt, since emails wait for it.
 */
export async function mailWorks(): Promise<boolean> {
  if (performance.now() < doubtedUntil) return false;
  const transport = opened();
  const begun = performance.now();
  const works = transport.works();
  void works.then((known) => {
    const isSlow = performance.now() - begun >= longestLook;
    if (!known && isSlow && transport === transportInUse)
      doubtedUntil = performance.now() + shortDoubt;
  });
  return Promise.race([works, giveUp()]);
}

/** Whether the mail server takes addresses with letters of any script before the @, as it last said. */
export function mailTakesUtf8(): Promise<boolean> {
  return opened().takesUtf8();
}

async function giveUp(): Promise<true> {
  return new Promise((resolve) => setTimeout(() => resolve(true), longestLook).unref());
}

/** Sends one email, within ten seconds. Throws when it is refused. */
export async function sendEmail(email: Email): Promise<void> {
  try {
    await opened().send(email);
  } catch (error) {
    if (!isAddressRefused(error)) doubtedUntil = performance.now() + doubt;
    throw error;
  }
}

/** Whether an email was refused for its address alone, other emails being accepted. */
export function isAddressRefused(error: unknown): boolean {
  return error instanceof Error && "command" in error && error.command === "RCPT TO";
}

/** Removes the files of emails to an address; there are none where emails go out by SMTP. */
export async function removeStoredEmails(address: string): Promise<void> {
  const mark = addressMark(address);
  await removeFiles(async (file) => {
    if (!isUnmarked.test(file)) return file.includes(mark);
    const [head = ""] = (await readFile(file, "latin1")).split("\r\n\r\n", 1);
    return head.toLowerCase().includes(`to: ${address.toLowerCase()}`);
  });
}

/** A hash of an address, for the name of an email's file: its emails are found without opening any other. */
function addressMark(address: string): string {
  return createHash("sha256").update(address.toLowerCase()).digest("hex").slice(0, 24);
}

/** Names without a mark, as release 0.1.0 wrote them. */
const isUnmarked = /Z-[0-9a-f]{8}\.eml$/;

/** Removes emails in files after so many days. */
export async function removeOldEmails(days: number): Promise<void> {
  const oldest = Date.now() - days * 24 * 60 * 60_000;
  await removeFiles(async (file) => (await stat(file)).mtimeMs < oldest);
}

async function removeFiles(isMeant: (file: string) => Promise<boolean>): Promise<void> {
  if (!folderInUse) return;
  const names = await readdir(folderInUse).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(".eml"))) {
    const file = join(folderInUse, name);
    if (await isMeant(file)) await rm(file, { force: true });
  }
}

/** The folder of emails in files; undefined when they are sent by SMTP. */
export function mailFolder(): string | undefined {
  return folderInUse;
}

function opened(): Transport {
  if (!transportInUse) throw new Error("The mail is not open.");
  return transportInUse;
}

const longest = 10_000;
const doubt = 30_000;
/** After a server hung. */
const shortDoubt = 5_000;
const longestLook = 700;

function overSmtp(url: string): Transport {
  const connection = {
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    dnsTimeout: 5_000,
    socketTimeout: 8_000,
    // A relay on this very machine mostly has a certificate that it made for itself, if any. To
    // others nothing goes in plain text: the links in e-mails open accounts.
    ...(isThisMachine(new URL(url).hostname)
      ? { tls: { rejectUnauthorized: false } }
      : { requireTLS: true }),
  };
  const pool = (maxConnections: number) =>
    createTransport({
      url,
      pool: true,
      maxConnections,
      maxRequeues: 1,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...connection,
    });
  // Ten in all: some mail servers take no more from one machine.
  const usual = pool(8);
  const urgent = pool(2);
  const isUtf8Taken = remembered(() => asksForUtf8({ ...parseConnectionUrl(url), ...connection }));
  // A connection of the pool that breaks between emails is no fault: the next one opens another.
  for (const each of [usual, urgent]) each.on("error", () => {});
  return {
    works: () =>
      usual.verify().catch((error: unknown) => {
        logUnavailable(error);
        return false;
      }),
    async send(email) {
      const transport = email.isUrgent ? urgent : usual;
      await transport.sendMail({ ...composed(email), signal: AbortSignal.timeout(longest) });
    },
    takesUtf8: isUtf8Taken,
    close() {
      usual.close();
      urgent.close();
    },
  };
}

const answerLife = 10 * 60_000;

/** The last answer for ten minutes, asked for once at a time. */
function remembered(ask: () => Promise<boolean>): () => Promise<boolean> {
  let last: { answer: Promise<boolean>; at: number } | undefined;
  return () => {
    if (!last || performance.now() - last.at > answerLife) {
      last = { answer: ask(), at: performance.now() };
    }
    return last.answer;
  };
}

/** The capabilities that a mail server announces; nothing where it cannot be reached. */
async function asksForUtf8(options: SMTPConnection.Options): Promise<boolean> {
  const connection = new SMTPConnection(options);
  try {
    await new Promise<void>((resolve, reject) => {
      connection.on("error", reject);
      connection.on("end", () => reject(new Error("The mail server hung up.")));
      connection.connect(() => resolve());
    });
    const { _supportedExtensions: extensions } = connection as unknown as {
      _supportedExtensions: string[];
    };
    return extensions.includes("SMTPUTF8");
  } catch {
    return false;
  } finally {
    connection.close();
  }
}

/** Logs it before anybody complains, without the server's own sentences: they repeat addresses. */
function logUnavailable(error: unknown): void {
  if (!(error instanceof Error)) return;
  const { code, command, responseCode, message } = error as Error & Record<string, unknown>;
  if (code === "ETLS" || /certificate|altnames/i.test(message)) {
    logThrottled("mail server without trusted TLS", { code, command, message, advice });
  } else {
    logThrottled("mail server unavailable", { code, command, responseCode });
  }
}

const advice =
  "E-mails go to another machine over TLS only: it has to offer STARTTLS (or smtps) with a certificate that this machine trusts; NODE_EXTRA_CA_CERTS adds an authority.";

function intoFolder(folder: string): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const ready = () => mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    works: () =>
      ready().then(
        () => true,
        () => false,
      ),
    async send(email) {
      const { message } = await transport.sendMail(composed(email));
      await ready();
      // Emails open accounts: for the eyes of the operator only.
      const time = new Date().toISOString().replaceAll(":", "-");
      const name = `${time}-${addressMark(email.to)}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600, flag: "wx" });
    },
    takesUtf8: () => Promise.resolve(true),
    close: () => transport.close(),
  };
}

function composed({ sender, id, language, unsubscribe, calendars, ...email }: Email) {
  return {
    ...email,
    ...(calendars && asParts(calendars)),
    from: from.includes("<") ? from : { name: sender, address: from },
    // As an object, so that nothing in an address is read as a list of them.
    to: { name: "", address: email.to },
    messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? "localhost"}>`,
    headers: {
      "auto-submitted": "auto-generated",
      "content-language": language,
      ...(unsubscribe && {
        "list-unsubscribe": `<${unsubscribe}>`,
        "list-unsubscribe-post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}

function asParts(calendars: readonly CalendarFile[]) {
  const [only, ...more] = calendars;
  if (only && more.length === 0) return { icalEvent: { ...only, filename: "interview.ics" } };
  return {
    attachments: calendars.map(({ method, content }, at) => ({
      filename: `interview-${at + 1}.ics`,
      content,
      contentType: `text/calendar; charset=utf-8; method=${method}`,
    })),
  };
}
