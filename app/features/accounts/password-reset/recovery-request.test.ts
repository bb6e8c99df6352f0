import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { authVerifications } from "#app/features/accounts/accounts.table.ts";
import { visitor } from "#app/features/accounts/actor.ts";
import * as forget from "#app/features/accounts/routes/forget-password.tsx";
import { languageContext } from "#app/http/language.server.ts";
import { languages } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { closeMail } from "#app/platform/email/mail.server.ts";
import { makeAccount, newClient } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { openTestMail, testSender, useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { linksOf } from "#test/render-route.tsx";
import { startMailReceiver } from "#test/servers/mail-receiver.ts";
import { useSettings } from "#test/settings.ts";
import { visit } from "#test/visit.ts";
import { requestRecovery } from "./recovery.server.ts";

useTestDatabase();
const mail = useTestMail();

const own = "https://jobs.example";
beforeEach(async () => {
  useSettings({ baseUrl: own });
  await db.delete(authVerifications);
});

describe("asking for a link", () => {
  it.each([
    ["en", "ltr", "Choose a new password for Furas", "The link works once"],
    ["ar", "rtl", "اختر كلمة مرور جديدة لحسابك في فُرَص", "يصلح الرابط لمرة واحدة"],
  ] as const)("AUTH-13 writes to the account in %s", async (language, dir, subject, sentence) => {
    const email = await makeAccount();
    const form = { email: ` ${email.toUpperCase()} ` };
    const landing = await visit(forget.action, {
      as: visitor,
      to: "/forget-password",
      form,
      language,
    });
    expect(landing).toMatchObject({ status: 303, location: "/forget-password?sent=1" });
    expect(await mail.emails()).toHaveLength(1);
    const [received] = await mail.emails();
    expect(received).toMatchObject({ to: [email], from: testSender });
    const read = parseEmail(received?.source ?? "");
    expect(read.subject).toBe(subject);
    expect(read.html).toContain(`<html lang="${language}" dir="${dir}">`);
    for (const body of [read.text, read.html]) {
      expect(body).toContain(sentence);
      expect(body).toMatch(/https:\/\/jobs\.example\/reset-password\?token=[\w-]{43}\b/);
    }
    expect(read.text).not.toMatch(/<[a-z]/i);
  });

  it("AUTH-13 takes the origin from the settings, never from the request's Host", async () => {
    const email = await makeAccount();
    const request = new Request("http://evil.example/forget-password", {
      method: "POST",
      body: new URLSearchParams({ email }),
      headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
    });
    const context = new RouterContextProvider();
    context.set(languageContext, "en");
    await forget.action({ request, context, params: {} } as never);
    const [received] = await mail.emails();
    expect(received?.source).not.toContain("evil");
    expect(parseEmail(received?.source ?? "").text).toContain(`${own}/reset-password?token=`);
  });

  it("AUTH-12 answers an unknown address the same, without mail", async () => {
    const form = { email: `${randomUUID()}@example.com` };
    const landing = await visit(forget.action, { as: visitor, to: "/forget-password", form });
    expect(landing).toMatchObject({ status: 303, location: "/forget-password?sent=1" });
    expect(await mail.emails()).toHaveLength(0);
    const page = await visit(forget.loader, { as: visitor, to: "/forget-password?sent=1" });
    expect(page).toMatchObject({ status: 200, data: { sent: true } });
  });

  it.each(languages)(
    "F39 the page after sending in %s repeats the address as typed, and leads to another first",
    async (language) => {
      const email = `rmia-${randomUUID()}@example.com`;
      const context = new RouterContextProvider();
      context.set(languageContext, language);
      const to = "http://127.0.0.1/forget-password?sent=1";
      const request = new Request(to, { method: "POST", body: new URLSearchParams({ email }) });
      const answer = await forget.action({ request, context, params: {} } as never);
      const written = answer instanceof Response ? answer.headers.get("set-cookie") : null;
      const cookie = written?.split(";")[0] ?? "";
      const loaderData = forget.loader({
        request: new Request(to, { headers: { cookie } }),
      } as never);
      const props = { loaderData } as Parameters<typeof forget.default>[0];
      const page = rendered(createElement(forget.default, props), language);
      expect(page).toContain(`>${email}<`);
      expect(linksOf(page)).toEqual(["/forget-password", "/login"]);
    },
  );

  it("AUTH-11 refuses an empty field and an invalid e-mail, and keeps the input", async () => {
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
    const email = await makeAccount();
    const down = await startMailReceiver();
    await down.stop();
    openTestMail(down.url);
    for (const address of [email, `${randomUUID()}@example.com`]) {
      const landing = await visit(forget.action, {
        as: visitor,
        to: "/forget-password",
        form: { email: address },
      });
      expect(landing).toMatchObject({
        status: 503,
        data: { refused: "recovery.mailFailed", values: { email: address } },
      });
    }
    expect(await openLinks()).toBe(0);
  });

  it("ERR-17 says the same for every address when emails are turned away", async () => {
    const email = await makeAccount();
    const refusing = await startMailReceiver({ refuse: { emails: true } });
    openTestMail(refusing.url);
    expect(await requestRecovery(email, "en", newClient())).toEqual({ sent: true });
    // It is tried again and again, and the link of an email that was not taken is gone.
    for (let tries = 0; tries < 4; tries += 1) await drainQueue();
    const failed = { refused: "recovery.mailFailed" };
    expect(await requestRecovery(email, "en", newClient())).toEqual(failed);
    expect(await requestRecovery(`${randomUUID()}@example.com`, "en", newClient())).toEqual(failed);
    expect(await openLinks()).toBe(0);
    closeMail();
    await refusing.stop();
    const working = await startMailReceiver();
    openTestMail(working.url);
    await drainQueue();
    expect(
      working.emails.map(({ to }) => to),
      "nothing acknowledged is lost",
    ).toEqual([[email]]);
    closeMail();
    await working.stop();
  });

  it("AUTH-12 does not show by a mailbox that is closed that it has an account", async () => {
    const email = await makeAccount();
    const picky = await startMailReceiver({ refuse: { recipient: email } });
    openTestMail(picky.url);
    expect(await requestRecovery(email, "en", newClient())).toEqual({ sent: true });
    const other = await makeAccount();
    expect(await requestRecovery(other, "en", newClient())).toEqual({ sent: true });
    await drainQueue();
    expect(picky.emails.map(({ to }) => to)).toEqual([[other]]);
    closeMail();
    await picky.stop();
  });

  it("S4 sends at most three links an hour, however many are requested at once", async () => {
    const email = await makeAccount();
    const outcomes = await Promise.all(
      Array.from({ length: 15 }, () => requestRecovery(email, "en", newClient())),
    );
    expect(outcomes).toEqual(outcomes.map(() => ({ sent: true })));
    expect(await mail.emails()).toHaveLength(3);
  });

  it("S4 also writes to an unconfirmed address", async () => {
    const email = await makeAccount({ isConfirmed: false });
    await mail.emails();
    await requestRecovery(email, "en", newClient());
    const subjects = (await mail.emails()).map(({ source }) => parseEmail(source).subject);
    expect(subjects).toContain("Choose a new password for Furas");
  });
});

function openLinks(): Promise<number> {
  return db.$count(authVerifications);
}
