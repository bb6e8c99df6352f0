import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  authSessions,
  authUsers,
  knownDevices,
  limits,
  userProfiles,
} from "#app/features/accounts/accounts.table.ts";
import { type Actor, visitor } from "#app/features/accounts/actor.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import { requestRecovery } from "#app/features/accounts/password-reset/recovery.server.ts";
import * as ownPasskeys from "#app/features/accounts/second-factor/passkeys/own-passkeys.server.ts";
import { passkeys, totpSecrets } from "#app/features/accounts/second-factor/second-factor.table.ts";
import * as factors from "#app/features/accounts/second-factor/second-factors.server.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import * as confirmEmail from "#app/features/my-account/routes/confirm-email.tsx";
import * as register from "#app/features/my-account/routes/register.tsx";
import * as reset from "#app/features/my-account/routes/reset-password.tsx";
import { db } from "#app/platform/database/database.server.ts";
import {
  makeAccount,
  newClient,
  registrationFields,
  accountPassword as strangers,
} from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { personOf, rp } from "#test/passkey-people.ts";
import { visit } from "#test/visit.ts";
import { pendingRegistrations } from "./address.table.ts";
import { removeOldRegistrations } from "./pending-registrations.server.ts";

useTestDatabase();
const mail = useTestMail();
beforeEach(async () => {
  await db.delete(limits);
});

const owners = "rainy roofs of Homs";
const enter = (email: string, password: string) =>
  signIn({ email, password, remember: false }, newClient());
const accountOf = async (email: string) =>
  (
    await db
      .select()
      .from(authUsers)
      .innerJoin(userProfiles, eq(userProfiles.id, authUsers.id))
      .where(eq(authUsers.email, email))
  )[0];
const setPassword = (token: string, as: Actor = visitor) =>
  visit(reset.action, {
    as,
    to: `/reset-password?token=${token}`,
    form: { password: owners, confirmPassword: owners },
  });
const confirm = (token: string, password = "", as: Actor = visitor) =>
  visit(confirmEmail.action, { as, to: `/confirm-email?token=${token}`, form: { password } });

/** One whose own email has arrived, so that the next one is what a test asks for. */
async function makeUnconfirmed(): Promise<string> {
  const email = await makeAccount({ isConfirmed: false });
  await mail.emails();
  return email;
}

/** An account that a stranger made with somebody else's address, as one could before: with a passkey and an app. */
async function strangersAccount() {
  const email = await makeUnconfirmed();
  const { person } = await personOf(email);
  await db
    .insert(passkeys)
    .values({
      userId: person.id,
      credentialId: crypto.randomUUID(),
      publicKey: "key",
      name: "Stranger's",
    });
  await db
    .insert(totpSecrets)
    .values({ userId: person.id, secret: "sealed", confirmedAt: new Date() });
  await db.insert(confirmedPhones).values({ userId: person.id, phone: person.id });
  await db.update(userProfiles).set({ bio: "Strange" }).where(eq(userProfiles.id, person.id));
  return { email, person };
}

describe("A3 an account whose address was never confirmed", () => {
  it("A3 gives way to an empty one when the owner of the mailbox resets the password", async () => {
    const { email, person } = await strangersAccount();
    await requestRecovery(email, "en", newClient());
    const token = await mail.lastToken();
    const page = await visit(reset.loader, { as: visitor, to: `/reset-password?token=${token}` });
    expect(page.data).toMatchObject({ token, startsAnew: true });
    expect(await setPassword(token)).toMatchObject({ status: 303 });
    const account = await accountOf(email);
    expect(account?.auth_users).toMatchObject({ emailVerified: true, name: "" });
    expect(account?.user_profiles).toMatchObject({ firstName: "", phone: null, bio: null });
    expect(account?.auth_users.id).not.toBe(person.id);
    for (const table of [passkeys, totpSecrets, confirmedPhones, authSessions] as const) {
      expect(await db.$count(table, eq(table.userId, person.id))).toBe(0);
    }
    expect(await db.$count(knownDevices, eq(knownDevices.userId, person.id))).toBe(0);
    expect(await enter(email, strangers)).toEqual({ refused: "accounts.wrongPassword" });
    expect(await enter(email, owners), "no second factor is asked for").toHaveProperty(
      "actor.email",
      email,
    );
  });

  it("A3 stays as it is when the password is reset in the browser that made it", async () => {
    const email = await makeUnconfirmed();
    const { person } = await personOf(email);
    await requestRecovery(email, "en", newClient());
    const token = await mail.lastToken();
    expect(await setPassword(token, person)).toMatchObject({ status: 303 });
    const account = await accountOf(email);
    expect(account?.auth_users).toMatchObject({ id: person.id, emailVerified: true });
    expect(account?.user_profiles).toMatchObject({ firstName: "Rima" });
    expect(await enter(email, owners)).toHaveProperty("actor.email", email);
  });

  it("A3 is confirmed in another browser with its password only", async () => {
    const email = await makeAccount({ isConfirmed: false });
    const token = await mail.lastToken();
    const to = `/confirm-email?token=${token}`;
    expect((await visit(confirmEmail.loader, { as: visitor, to })).data).toMatchObject({
      confirmation: { state: "open", needsPassword: true },
    });
    const refused = (key: string) => ({
      status: 400,
      data: { errors: { password: `ownEmails.confirm.${key}` } },
    });
    expect(await confirm(token)).toMatchObject(refused("passwordMissing"));
    expect(await confirm(token, owners)).toMatchObject(refused("wrongPassword"));
    expect((await accountOf(email))?.auth_users.emailVerified).toBe(false);
    expect(await confirm(token, strangers)).toMatchObject({
      data: { confirmation: { state: "used" } },
    });
    expect((await accountOf(email))?.auth_users.emailVerified).toBe(true);
  });

  it("A3 bounds wrong passwords with one link", async () => {
    await makeAccount({ isConfirmed: false });
    const token = await mail.lastToken();
    for (let guess = 0; guess < 6; guess += 1) await confirm(token, `guess-${guess}`);
    expect(await confirm(token, strangers)).toMatchObject({ status: 429 });
  });

  it("A3 has no second factor and no passkey added to it", async () => {
    const email = await makeAccount({ isConfirmed: false });
    const { person } = await personOf(email);
    const first = { refused: "twoStep.confirmFirst" };
    expect(await factors.beginOwnTotp(person, strangers)).toEqual(first);
    expect(await factors.confirmOwnTotp(person, "123456")).toEqual(first);
    expect(await ownPasskeys.beginOwnPasskey(person, strangers, { rp, site: "Furas" })).toEqual(
      first,
    );
    const answer = { name: "Mine", credential: "{}" };
    const at = { rp, headers: new Headers() };
    expect(await ownPasskeys.addOwnPasskey(person, answer, at)).toEqual(first);
  });
});

describe("A3 registering with an address that an unconfirmed account has", () => {
  const registerAs = (email: string, password = owners) =>
    visit(register.action, {
      as: visitor,
      to: "/register",
      form: { ...registrationFields, email, password, confirmPassword: password },
    });

  it("A3 makes the account by the link of an email, and the stranger's goes", async () => {
    const { email, person } = await strangersAccount();
    expect(await registerAs(email)).toMatchObject({ status: 303, location: "/register?sent=1" });
    expect((await accountOf(email))?.auth_users.id, "nothing goes before the proof").toBe(
      person.id,
    );
    const token = await mail.lastToken();
    expect((await confirm(token, strangers)).data).toMatchObject({
      errors: { password: "ownEmails.confirm.wrongPassword" },
    });
    expect(await confirm(token, owners)).toMatchObject({ status: 303, location: "/my-account" });
    const account = await accountOf(email);
    expect(account?.auth_users).toMatchObject({ emailVerified: true, name: "Hala Nasser" });
    expect(account?.user_profiles).toMatchObject({ city: "Homs", bio: null });
    expect(await db.$count(authUsers, eq(authUsers.email, email))).toBe(1);
    expect(await enter(email, strangers)).toEqual({ refused: "accounts.wrongPassword" });
    expect(await enter(email, owners)).toHaveProperty("actor.email", email);
    expect(await confirm(token, owners)).toMatchObject({ status: 410 });
    expect(await db.$count(pendingRegistrations)).toBe(0);
  });

  it("A3 is disclosed only with its password, and for a confirmed account", async () => {
    const own = await makeAccount({ isConfirmed: false });
    expect(await registerAs(own, strangers)).toMatchObject({ status: 409 });
    expect(await registerAs(await makeAccount())).toMatchObject({
      status: 409,
      data: { refused: "accounts.emailTaken" },
    });
  });

  it("A3 makes none once the address was confirmed, and none after its days", async () => {
    const email = await makeUnconfirmed();
    await registerAs(email);
    const token = await mail.lastToken();
    await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.email, email));
    expect(await confirm(token, owners)).toMatchObject({ status: 409 });
    const other = await makeUnconfirmed();
    await registerAs(other);
    const late = await mail.lastToken();
    await db.update(pendingRegistrations).set({ expiresAt: new Date(Date.now() - 1000) });
    expect(await confirm(late, owners)).toMatchObject({ status: 410 });
    await removeOldRegistrations();
    expect(await db.$count(pendingRegistrations)).toBe(0);
  });

  it("A3 sends three emails an hour to the address, however often it is registered", async () => {
    const email = await makeUnconfirmed();
    for (let time = 0; time < 8; time += 1) await registerAs(email, `${owners} ${time}`);
    expect((await mail.emails()).length).toBeLessThanOrEqual(3);
    expect((await accountOf(email))?.auth_users).toMatchObject({ emailVerified: false });
  });
});
