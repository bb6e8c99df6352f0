import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  authSessions,
  authUsers,
  limits,
  userProfiles,
} from "#app/features/accounts/accounts.table.ts";
import { type Actor, visitor } from "#app/features/accounts/actor.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import { requestRecovery } from "#app/features/accounts/password-reset/recovery.server.ts";
import * as changePage from "#app/features/accounts/routes/change-email.tsx";
import * as listPage from "#app/features/accounts/routes/own-emails.tsx";
import { passkeys } from "#app/features/accounts/second-factor/second-factor.table.ts";
import * as factors from "#app/features/accounts/second-factor/second-factors.server.ts";
import { totpCode } from "#app/features/accounts/second-factor/totp.server.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import * as confirmPage from "#app/features/my-account/routes/confirm-email.tsx";
import * as resetPage from "#app/features/my-account/routes/reset-password.tsx";
import * as undoPage from "#app/features/my-account/routes/undo-email-change.tsx";
import { db } from "#app/platform/database/database.server.ts";
import { makeAccount, newClient, accountPassword as password } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { personOf } from "#test/passkey-people.ts";
import type { EmailPerson } from "#test/people.ts";
import { askPage } from "#test/render-route.tsx";
import { visit } from "#test/visit.ts";
import { emailChanges } from "./address.table.ts";
import { requestEmailChange } from "./email-change.server.ts";
import { removeOldEmailChanges } from "./undo-email-change.server.ts";

useTestDatabase();
const mail = useTestMail();
beforeEach(async () => {
  await db.delete(limits);
});

const newEmail = () => `new-${crypto.randomUUID()}@example.com`;
const enter = (email: string, with_ = password) =>
  signIn({ email, password: with_, remember: false }, newClient());
const accountAt = async (email: string) =>
  (await db.select().from(authUsers).where(eq(authUsers.email, email)))[0];
const profileOf = async ({ id }: EmailPerson) =>
  (await db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0];
const ask = (as: EmailPerson, email: string, more: Record<string, string> = {}) =>
  visit(changePage.action, {
    as,
    to: "/my-account/emails/change",
    form: { email, password, ...more },
  });
const press = (token: string, as: Actor = visitor, form: Record<string, string> = { x: "" }) =>
  visit(confirmPage.action, { as, to: `/confirm-email?token=${token}`, form });
const undo = (token: string) =>
  visit(undoPage.action, { as: visitor, to: `/undo-email-change?token=${token}`, form: { x: "" } });
/** The token in the last email to an address. */
const tokenTo = async (email: string) => {
  const received = (await mail.emails()).filter(({ to }) => to.includes(email)).at(-1);
  return /token=([\w-]+)/.exec(parseEmail(received?.source ?? "").text)?.[1] ?? "";
};

async function person(isConfirmed = true) {
  const email = await makeAccount({ isConfirmed });
  const { person: it } = await personOf(email);
  await mail.emails();
  return it;
}

async function changed(form: Record<string, string> = { contact: "on" }) {
  const as = await person();
  const to = newEmail();
  await ask(as, to, form);
  await press(await tokenTo(to), as);
  return { as, from: as.email, to };
}

describe("F1 changing the address that one signs in with", () => {
  it("F1 takes the password and a link to the new address; the contact address follows", async () => {
    const as = await person();
    const to = newEmail();
    expect(await ask(as, to, { contact: "on" })).toMatchObject({
      status: 303,
      location: "/my-account/emails",
      notice: "ownEmails.change.sent",
    });
    expect((await accountAt(as.email))?.id, "nothing changes before the link").toBe(as.id);
    const page = await visit(changePage.loader, { as, to: "/my-account/emails/change" });
    expect(page.data).toMatchObject({ signInName: as.email, pending: to });
    expect(await press(await tokenTo(to), as)).toMatchObject({
      status: 200,
      data: { confirmation: { state: "changed", address: to } },
    });
    expect(await accountAt(to)).toMatchObject({ id: as.id, emailVerified: true });
    expect(await profileOf(as)).toMatchObject({ email: to, confirmedEmail: to });
    expect(await enter(as.email)).toEqual({ refused: "accounts.wrongPassword" });
    expect(await enter(to)).toHaveProperty("actor.id", as.id);
  });

  it("found 12 is called off where one's addresses are listed", async () => {
    const as = await person();
    await ask(as, newEmail(), {});
    const listed = await askPage(listPage, { as, to: "/my-account/emails" });
    expect(listed.page).toMatch(
      /action="\/my-account\/emails\/change" method="post">[\s\S]*?name="intent" value="cancel"/,
    );
    const form = { intent: "cancel" };
    expect(
      await visit(changePage.action, { as, to: "/my-account/emails/change", form }),
    ).toMatchObject({ location: "/my-account/emails", notice: "ownEmails.change.cancelled" });
    const after = await askPage(listPage, { as, to: "/my-account/emails" });
    expect(after.page).not.toContain('value="cancel"');
  });

  it("F1 leaves the contact address, as much confirmed as it was, when asked to", async () => {
    const { as, from } = await changed({});
    expect(await profileOf(as)).toMatchObject({ email: from, confirmedEmail: from });
  });

  it("F1 ends other sessions and older reset links", async () => {
    const as = await person();
    await enter(as.email);
    await requestRecovery(as.email, "en", newClient());
    const reset = await tokenTo(as.email);
    const to = newEmail();
    await ask(as, to);
    await press(await tokenTo(to), as);
    expect(await db.$count(authSessions, eq(authSessions.userId, as.id))).toBe(1);
    const page = await visit(resetPage.loader, {
      as: visitor,
      to: `/reset-password?token=${reset}`,
    });
    expect(page.data).toMatchObject({ token: null });
  });

  it("F1 refuses a wrong password, the same address, and one that has an account", async () => {
    const as = await person();
    const other = await makeAccount();
    const wrong = (field: string, key: string) => ({ data: { errors: { [field]: key } } });
    expect(await ask(as, newEmail(), { password: "guess" })).toMatchObject(
      wrong("password", "security.currentWrong"),
    );
    expect(await ask(as, as.email.toUpperCase())).toMatchObject(
      wrong("email", "ownEmails.change.same"),
    );
    expect(await ask(as, other)).toMatchObject(wrong("email", "ownEmails.change.taken"));
    expect(await ask(as, "no address")).toMatchObject(wrong("email", "accounts.emailInvalid"));
    expect(await db.$count(emailChanges, eq(emailChanges.userId, as.id))).toBe(0);
  });

  it("F1 asks for the second factor, unless the session has just shown it", async () => {
    const as = await person();
    await factors.beginOwnTotp(as, password);
    const { secret } = await factors.findOwnSecondFactors(as, "Furas");
    const step = Math.floor(Date.now() / 30_000);
    await factors.confirmOwnTotp(as, totpCode(secret ?? "", step));
    const fresh = await requestEmailChange(as, {
      email: newEmail(),
      password,
      code: "",
      contactFollows: true,
    });
    expect(fresh).toEqual({ requested: true });
    const since = new Date(Date.now() - 16 * 60_000).toISOString();
    const older = { ...as, session: { id: crypto.randomUUID(), since } } as EmailPerson;
    const change = (code: string) =>
      requestEmailChange(older, { email: newEmail(), password, code, contactFollows: true });
    expect(await change("")).toEqual({ refused: "ownEmails.change.codeNeeded" });
    expect(await change("000000")).toEqual({ refused: "twoStep.codeWrong" });
    expect(await change(totpCode(secret ?? "", step + 1))).toEqual({ requested: true });
  });

  it("A3 F1 asks for the password in a browser that the account was not used in", async () => {
    const as = await person();
    const to = newEmail();
    await ask(as, to);
    const token = await tokenTo(to);
    const wrong = (key: string) => ({ data: { errors: { password: `ownEmails.confirm.${key}` } } });
    expect(await press(token)).toMatchObject(wrong("passwordMissing"));
    expect(await press(token, visitor, { password: "guess" })).toMatchObject(
      wrong("wrongPassword"),
    );
    expect(await accountAt(to)).toBeUndefined();
    expect(await press(token, visitor, { password })).toMatchObject({
      data: { confirmation: { state: "changed" } },
    });
    expect(await press(token, visitor, { password })).toMatchObject({ status: 410 });
  });

  it("F1 a link to an older new address is over, and a change is cancelled", async () => {
    const as = await person();
    const [one, two] = [newEmail(), newEmail()];
    await ask(as, one);
    const older = await tokenTo(one);
    await ask(as, two);
    const newer = await tokenTo(two);
    expect(await press(older, as)).toMatchObject({ status: 410 });
    await ask(as, "", { intent: "cancel" });
    expect(await press(newer, as)).toMatchObject({ status: 410 });
    expect((await accountAt(as.email))?.id).toBe(as.id);
  });

  it("A3 F1 an unconfirmed account does not block its address for others", async () => {
    const as = await person();
    const squatted = await makeAccount({ isConfirmed: false });
    const squatter = await accountAt(squatted);
    await mail.emails();
    await ask(as, squatted);
    await press(await tokenTo(squatted), as);
    expect((await accountAt(squatted))?.id).toBe(as.id);
    expect(await db.$count(authUsers, eq(authUsers.id, squatter?.id ?? ""))).toBe(0);
  });

  it("F1 lets an unconfirmed address be put right, and sends the wrong one nothing", async () => {
    const as = await person(false);
    const to = newEmail();
    await ask(as, to, { contact: "on" });
    await press(await tokenTo(to), as);
    expect(await accountAt(to)).toMatchObject({ id: as.id, emailVerified: true });
    const sent = (await mail.emails()).filter(({ to: at }) => at.includes(as.email));
    expect(sent.filter(({ source }) => /undo/.test(parseEmail(source).text))).toEqual([]);
  });

  it("F1 sends a person five links a day, and asks about slips once", async () => {
    const as = await person();
    const slip = `rana-${crypto.randomUUID()}@gmial.com`;
    const meant = slip.replace("gmial", "gmail");
    expect(await ask(as, slip)).toMatchObject({ status: 400, data: { meant } });
    expect(await ask(as, slip, { checkedEmail: slip })).toMatchObject({ status: 303 });
    expect(await ask(as, slip, { checkedEmail: slip, emailMeant: meant })).toMatchObject({
      status: 303,
    });
    const page = await visit(changePage.loader, { as, to: "/my-account/emails/change" });
    expect(page.data).toMatchObject({ pending: meant });
    for (let time = 0; time < 3; time += 1) await ask(as, newEmail());
    expect(await ask(as, newEmail())).toMatchObject({ status: 429 });
  });
});

describe("F1 taking a change of address back", () => {
  it("F1 gives the old address back for seven days, and leads to a new password", async () => {
    const { as, from, to } = await changed();
    await db
      .insert(passkeys)
      .values({
        userId: as.id,
        credentialId: crypto.randomUUID(),
        publicKey: "key",
        name: "Thief's",
      });
    await db.insert(confirmedPhones).values({ userId: as.id, phone: "963944000911" });
    const token = await tokenTo(from);
    const at = `/undo-email-change?token=${token}`;
    expect((await visit(undoPage.loader, { as: visitor, to: at })).data).toMatchObject({
      address: from,
    });
    const landing = await undo(token);
    expect(landing).toMatchObject({ status: 303, notice: "ownEmails.undo.back" });
    expect(landing.location).toMatch(/^\/reset-password\?token=/);
    expect(await accountAt(from)).toMatchObject({ id: as.id, emailVerified: true });
    expect(await profileOf(as)).toMatchObject({ email: from, confirmedEmail: from });
    expect(await accountAt(to)).toBeUndefined();
    expect(await db.$count(authSessions, eq(authSessions.userId, as.id))).toBe(0);
    for (const table of [passkeys, confirmedPhones] as const) {
      expect(await db.$count(table, eq(table.userId, as.id))).toBe(0);
    }
    expect(await enter(from), "the password works no more").toEqual({
      refused: "accounts.wrongPassword",
    });
    expect(await undo(token)).toMatchObject({ status: 410 });
    const reset = await visit(resetPage.loader, { as: visitor, to: landing.location ?? "" });
    expect(reset.data).toMatchObject({ token: expect.any(String) });
  });

  it("F1 takes a second change of a thief back with the first", async () => {
    const { as, from, to } = await changed();
    const first = await tokenTo(from);
    const next = newEmail();
    await ask({ ...as, email: to }, next);
    await press(await tokenTo(next), as);
    const second = await tokenTo(to);
    expect(await undo(first)).toMatchObject({ status: 303 });
    expect((await accountAt(from))?.id).toBe(as.id);
    expect(await undo(second)).toMatchObject({ status: 410 });
  });

  it("F1 is over after seven days, and the row goes", async () => {
    const { from, to } = await changed();
    const token = await tokenTo(from);
    const own = and(eq(emailChanges.newEmail, to));
    const move = (days: number) =>
      db
        .update(emailChanges)
        .set({ confirmedAt: sql`now() - make_interval(days => ${days})` })
        .where(own);
    await move(6);
    expect(
      (await visit(undoPage.loader, { as: visitor, to: `/undo-email-change?token=${token}` })).data,
    ).toMatchObject({ address: from });
    await removeOldEmailChanges();
    expect(await db.$count(emailChanges, own)).toBe(1);
    await move(8);
    expect(await undo(token)).toMatchObject({ status: 410 });
    await removeOldEmailChanges();
    expect(await db.$count(emailChanges, own)).toBe(0);
  });

  it.each(["", "forged", "%00", "a".repeat(5000)])("F1 refuses the link %j", async (token) => {
    expect(await undo(token)).toMatchObject({ status: 410 });
  });
});
