import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { loginForm } from "#app/features/accounts/account-forms.ts";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { visitor } from "#app/features/accounts/actor.ts";
import { requestEmailChange } from "#app/features/accounts/address/email-change.server.ts";
import { forgetForm } from "#app/features/accounts/password-reset/recovery-form.ts";
import { alertByEmailForm } from "#app/features/alerts/alert-form.ts";
import { applicationForm } from "#app/features/applications/apply/application-form.ts";
import * as login from "#app/features/my-account/routes/login.tsx";
import * as register from "#app/features/my-account/routes/register.tsx";
import { invitationForm } from "#app/features/team/invitation-form.ts";
import { checkForm } from "#app/http/form.ts";
import { db } from "#app/platform/database/database.server.ts";
import { makeAccount, accountPassword as password, registrationFields } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { openTestMail, useTestMail } from "#test/mail.ts";
import { personOf } from "#test/passkey-people.ts";
import { type MailReceiver, startMailReceiver } from "#test/servers/mail-receiver.ts";
import { visit } from "#test/visit.ts";

useTestDatabase();
const mail = useTestMail();
let asciiOnly: MailReceiver | undefined;
afterEach(async () => {
  await asciiOnly?.stop();
  asciiOnly = undefined;
});

const fields = { ...registrationFields, password, confirmPassword: password };
const registerAs = (email: string) =>
  visit(register.action, { as: visitor, to: "/register", form: { ...fields, email } });
const storedAs = async (email: string) =>
  (await db.select().from(authUsers).where(eq(authUsers.email, email))).length;

describe("report 11 an email domain in any script", () => {
  it("report 11 is stored as IDNA at registration and signs in in both spellings", async () => {
    const name = randomUUID();
    expect(await registerAs(`${name}@موقع.سوريا`)).toMatchObject({ status: 303 });
    expect(await storedAs(`${name}@xn--4gbrim.xn--mgbtf8fl`)).toBe(1);
    for (const host of ["موقع.سوريا", "xn--4gbrim.xn--mgbtf8fl"]) {
      const landing = await visit(login.action, {
        as: visitor,
        to: "/login",
        form: { email: `${name}@${host}`, password },
      });
      expect(landing, host).toMatchObject({ status: 303 });
    }
    // The receiver decodes domains.
    expect((await mail.emails()).map(({ to }) => to)).toContainEqual([`${name}@موقع.سوريا`]);
  });

  it.each([
    ["logging in", loginForm, { password }],
    ["a forgotten password", forgetForm, {}],
    ["an alert", alertByEmailForm, { frequency: "daily" }],
    ["an invitation", invitationForm, { role: "reader" }],
    [
      "an application",
      applicationForm,
      { firstName: "Hala", lastName: "Nasser", phone: "0944000201" },
    ],
  ] as const)("report 11 is read alike in %s", (_, form, more) => {
    const checked = checkForm(form, { ...more, email: "user@bücher.example" });
    expect(checked).toMatchObject({ values: { email: "user@xn--bcher-kva.example" } });
  });
});

describe("report 11 letters of any script before the @", () => {
  const name = () => `مستخدم-${randomUUID()}@example.com`;
  const openAsciiMail = async () => {
    asciiOnly = await startMailReceiver({ asciiOnly: true });
    openTestMail(asciiOnly.url);
  };

  it("report 11 are accepted where the mail server takes them, and written to", async () => {
    const email = name();
    expect(await registerAs(email)).toMatchObject({ status: 303 });
    expect(await storedAs(email)).toBe(1);
    expect((await mail.emails()).map(({ to }) => to)).toContainEqual([email]);
  });

  it("report 11 are refused with that reason where it does not", async () => {
    const { person } = await personOf(await makeAccount());
    await openAsciiMail();
    const email = name();
    expect(await registerAs(email)).toMatchObject({
      status: 400,
      data: { errors: { email: "accounts.emailNeedsUtf8" }, values: { email } },
    });
    expect(await storedAs(email)).toBe(0);
    const change = { email, password, code: "", contactFollows: true };
    expect(await requestEmailChange(person, change)).toEqual({
      refused: "accounts.emailNeedsUtf8",
    });
    expect(
      await registerAs(`${randomUUID()}@موقع.سوريا`),
      "the domain needs nothing",
    ).toMatchObject({ status: 303 });
  });
});
