import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type MailReceiver, startMailReceiver } from "../../../dev/mail-receiver.ts";
import { readLetter } from "../../../dev/read-letter.ts";
import { useTestDatabase } from "../../../dev/test-database.ts";
import { visit } from "../../../dev/test-visit.ts";
import { db } from "../../platform/database.server.ts";
import { languageContext } from "../../platform/language.server.ts";
import { closeMail, openMail } from "../../platform/mail.server.ts";
import { openSite } from "../../platform/site.server.ts";
import { registerAccount, signIn } from "./accounts.server.ts";
import { authSessions, authVerifications } from "./accounts.table.ts";
import { visitor } from "./actor.ts";
import { isOpenLink, requestRecovery, resetPassword } from "./recovery.server.ts";
import * as forget from "./routes/forget-password.tsx";
import * as reset from "./routes/reset-password.tsx";

useTestDatabase();

const own = "https://jobs.example";
const from = "no-reply@jobs.example";
let receiver: MailReceiver;

beforeAll(async () => {
  openSite(own);
  receiver = await startMailReceiver();
});
beforeEach(() => {
  openMail({ smtpUrl: receiver.url, from, folder: "/nonexistent" });
  receiver.letters.length = 0;
});
afterAll(async () => {
  closeMail();
  await receiver.stop();
});

describe("asking for a link", () => {
  it.each([
    ["en", "ltr", "Choose a new password for Furas", "The link works once"],
    ["ar", "rtl", "اختر كلمة مرور جديدة لحسابك في فُرَص", "يعمل الرابط مرة واحدة"],
  ] as const)("AUTH-13 writes to the account in %s", async (language, dir, subject, sentence) => {
    const { email } = await account();
    const form = { email: ` ${email.toUpperCase()} ` };
    const landing = await visit(forget.action, {
      as: visitor,
      to: "/forget-password",
      form,
      language,
    });
    expect(landing).toMatchObject({ status: 303, location: "/forget-password?sent=1" });
    expect(receiver.letters).toHaveLength(1);
    const [letter] = receiver.letters;
    expect(letter).toMatchObject({ to: [email], from });
    const read = readLetter(letter?.source ?? "");
    expect(read.subject).toBe(subject);
    expect(read.html).toContain(`<html lang="${language}" dir="${dir}">`);
    for (const body of [read.text, read.html]) {
      expect(body).toContain(sentence);
      expect(body).toMatch(/https:\/\/jobs\.example\/reset-password\?token=[\w-]{43}\b/);
    }
    expect(read.text).not.toMatch(/<[a-z]/i);
  });

  it("AUTH-13 takes the origin from the settings, never from the request's Host", async () => {
    const { email } = await account();
    const request = new Request("http://evil.example/forget-password", {
      method: "POST",
      body: new URLSearchParams({ email }),
      headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
    });
    const context = new RouterContextProvider();
    context.set(languageContext, "en");
    await forget.action({ request, context, params: {} } as never);
    const [letter] = receiver.letters;
    expect(letter?.source).not.toContain("evil");
    expect(readLetter(letter?.source ?? "").text).toContain(`${own}/reset-password?token=`);
  });

  it("AUTH-12 answers an unknown address the same, without mail", async () => {
    const form = { email: `${randomUUID()}@example.com` };
    const landing = await visit(forget.action, { as: visitor, to: "/forget-password", form });
    expect(landing).toMatchObject({ status: 303, location: "/forget-password?sent=1" });
    expect(receiver.letters).toHaveLength(0);
    const page = await visit(forget.loader, { as: visitor, to: "/forget-password?sent=1" });
    expect(page).toMatchObject({ status: 200, data: { sent: true } });
  });

  it("AUTH-11 refuses an empty field and what is no e-mail, and keeps what was typed", async () => {
    for (const [email, key] of [
      ["", "accounts.emailMissing"],
      ["rima", "accounts.emailInvalid"],
    ] as const) {
      const landing = await visit(forget.action, {
        as: visitor,
        to: "/forget-password",
        form: { email },
      });
      expect(landing).toMatchObject({
        status: 400,
        data: { values: { email }, errors: { email: key } },
      });
    }
  });

  it("ERR-17 says the same for every address while the mail server is down", async () => {
    const { email } = await account();
    const down = await startMailReceiver();
    await down.stop();
    openMail({ smtpUrl: down.url, from, folder: "/nonexistent" });
    for (const asked of [email, `${randomUUID()}@example.com`]) {
      const landing = await visit(forget.action, {
        as: visitor,
        to: "/forget-password",
        form: { email: asked },
      });
      expect(landing).toMatchObject({
        status: 503,
        data: { refused: "recovery.mailFailed", values: { email: asked } },
      });
    }
    expect(await openLinks()).toBe(0);
  });

  it("ERR-17 says the same for every address when letters are turned away", async () => {
    const { email } = await account();
    const refusing = await startMailReceiver({ refuse: { letters: true } });
    openMail({ smtpUrl: refusing.url, from, folder: "/nonexistent" });
    const failed = { refused: "recovery.mailFailed" };
    expect(await requestRecovery(email, "en")).toEqual(failed);
    expect(await requestRecovery(`${randomUUID()}@example.com`, "en")).toEqual(failed);
    expect(await openLinks()).toBe(0);
    closeMail();
    await refusing.stop();
  });

  it("AUTH-12 does not show by a mailbox that is closed that it has an account", async () => {
    const { email } = await account();
    const picky = await startMailReceiver({ refuse: { recipient: email } });
    openMail({ smtpUrl: picky.url, from, folder: "/nonexistent" });
    expect(await requestRecovery(email, "en")).toEqual({ sent: true });
    const other = await account();
    expect(await requestRecovery(other.email, "en")).toEqual({ sent: true });
    expect(picky.letters).toHaveLength(1);
    closeMail();
    await picky.stop();
  });

  it("fills nobody's letter box: ten links an hour, however many ask at once", async () => {
    const { email } = await account();
    const asked = await Promise.all(Array.from({ length: 15 }, () => requestRecovery(email, "en")));
    expect(asked).toEqual(asked.map(() => ({ sent: true })));
    expect(receiver.letters).toHaveLength(10);
  });
});

describe("setting a new password", () => {
  it("AUTH-16 works with the new password only, and ends every session of the account", async () => {
    const { email } = await account();
    const other = await account();
    for (const address of [email, email, other.email]) await sessionOf(address, "secret");
    const before = await db.$count(authSessions);
    const token = await linkFor(email);
    expect(await open(token)).toMatchObject({ status: 200, data: { token, done: false } });
    expect(await open(token)).toMatchObject({ data: { token } });
    const landing = await post(token, "changed", "changed");
    expect(landing).toMatchObject({ status: 303, location: "/reset-password?done=1" });
    expect(await db.$count(authSessions)).toBe(before - 2);
    expect(await sessionOf(email, "secret")).toEqual({ refused: "accounts.wrongPassword" });
    expect(await sessionOf(email, "changed")).toHaveProperty("actor.email", email);
    const done = await visit(reset.loader, { as: visitor, to: "/reset-password?done=1" });
    expect(done).toMatchObject({ data: { done: true } });
  });

  it("AUTH-15 opens with a link once only, and every older link dies with it", async () => {
    const { email } = await account();
    const older = await linkFor(email);
    const token = await linkFor(email);
    await post(token, "changed", "changed");
    for (const dead of [token, older]) {
      expect(await open(dead)).toMatchObject({ status: 200, data: { token: null } });
      expect(await post(dead, "again-1", "again-1")).toMatchObject({
        status: 410,
        data: { refused: "recovery.linkInvalid" },
      });
    }
    expect(await sessionOf(email, "changed")).toHaveProperty("actor.email", email);
  });

  it("AUTH-15 lets one of fifty uses at once through", async () => {
    const { email } = await account();
    const token = await linkFor(email);
    const uses = Array.from({ length: 50 }, (_, use) => resetPassword(token, `changed-${use}`));
    const answers = await Promise.all(uses);
    const won = answers.flatMap((answer, use) => ("done" in answer ? [use] : []));
    expect(won).toHaveLength(1);
    expect(await sessionOf(email, `changed-${won[0]}`)).toHaveProperty("actor.email", email);
  });

  it("AUTH-15 refuses a link after its hour, and sweeps it away", async () => {
    const { email } = await account();
    const token = await linkFor(email);
    const move = (minutes: number) =>
      db
        .update(authVerifications)
        .set({ expiresAt: new Date(Date.now() + minutes * 60_000) })
        .where(eq(authVerifications.expiresAt, authVerifications.expiresAt));
    const [row] = await db.select().from(authVerifications);
    const life = (row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0);
    expect(Math.round(life / 60_000)).toBe(60);
    await move(1);
    expect(await isOpenLink(token)).toBe(true);
    await move(-1);
    expect(await open(token)).toMatchObject({ data: { token: null } });
    expect(await post(token, "changed", "changed")).toMatchObject({ status: 410 });
    await linkFor(email);
    expect(await openLinks()).toBe(1);
  });

  it.each(["", "forged", "%00", "a".repeat(5000)])("AUTH-15 refuses the link %j", async (token) => {
    expect(await open(token)).toMatchObject({ status: 200, data: { token: null } });
    expect(await post(token, "changed", "changed")).toMatchObject({ status: 410 });
  });

  it("AUTH-14 AUTH-08 ERR-04 asks first whether both are the same, then for six characters", async () => {
    const { email } = await account();
    const token = await linkFor(email);
    expect(await post(token, "abc", "abd")).toMatchObject({
      status: 400,
      data: { errors: { confirmPassword: "accounts.passwordMismatch" } },
    });
    for (const short of ["abc", "five5", ""]) {
      expect(await post(token, short, short)).toMatchObject({
        status: 400,
        data: { errors: { password: "accounts.passwordTooShort" } },
      });
    }
    expect(await post(token, "sixsix", "sixsix")).toMatchObject({ status: 303 });
  });

  it("ERR-17 says so when the password cannot be stored, and the link still works then", async () => {
    const { email } = await account();
    const token = await linkFor(email);
    await db.execute(
      sql`alter table auth_accounts add constraint broken check (password is null) not valid`,
    );
    expect(await post(token, "changed", "changed")).toMatchObject({
      status: 500,
      data: { refused: "recovery.resetFailed" },
    });
    await db.execute(sql`alter table auth_accounts drop constraint broken`);
    expect(await sessionOf(email, "secret")).toHaveProperty("actor.email", email);
    expect(await post(token, "changed", "changed")).toMatchObject({ status: 303 });
  });

  it("keeps no token in the database, and none in what others may keep of the page", async () => {
    const { email } = await account();
    const token = await linkFor(email);
    const rows = await db.select().from(authVerifications);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(reset.headers()).toEqual({
      "cache-control": "no-store",
      "referrer-policy": "strict-origin",
    });
  });
});

function open(token: string) {
  return visit(reset.loader, { as: visitor, to: `/reset-password?token=${token}` });
}

function post(token: string, password: string, confirmPassword: string) {
  const to = `/reset-password?token=${token}`;
  return visit(reset.action, { as: visitor, to, form: { password, confirmPassword } });
}

/** Asks for a link and reads it in the letter that came. */
async function linkFor(email: string): Promise<string> {
  await requestRecovery(email, "en");
  const source = receiver.letters.at(-1)?.source ?? "";
  return /token=([\w-]+)/.exec(readLetter(source).text)?.[1] ?? "";
}

function openLinks(): Promise<number> {
  return db.$count(authVerifications);
}

function sessionOf(email: string, password: string) {
  return signIn({ email, password, remember: true }, new Headers());
}

async function account() {
  await db.delete(authVerifications);
  const email = `${randomUUID()}@example.com`;
  await registerAccount({
    userType: "customer_employee",
    firstName: "Rima",
    lastName: "Halabi",
    email,
    password: "secret",
    phone: "+963 944 000 101",
    country: "Syria",
    province: "Aleppo",
    city: "Azaz",
    plan: undefined,
  });
  return { email };
}
