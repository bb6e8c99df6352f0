import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  authUsers,
  emailConfirmations,
  limits,
  userProfiles,
} from "#app/features/accounts/accounts.table.ts";
import { type Actor, type Person, visitor } from "#app/features/accounts/actor.ts";
import {
  requestRecovery,
  resetPassword,
} from "#app/features/accounts/password-reset/recovery.server.ts";
import * as ownEmailsPage from "#app/features/accounts/routes/own-emails.tsx";
import * as unsubscribePage from "#app/features/accounts/routes/unsubscribe.tsx";
import { removeAccount } from "#app/features/my-account/delete-account.server.ts";
import * as confirmEmail from "#app/features/my-account/routes/confirm-email.tsx";
import { db } from "#app/platform/database/database.server.ts";
import { makeAccount, newClient } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { makeCompany, makeSeeker } from "#test/people.ts";
import { visit } from "#test/visit.ts";
import { removeOldConfirmations } from "./confirmation-links.server.ts";
import { findOwnEmails, isOwnEmailConfirmed, sendOwnConfirmation } from "./own-emails.server.ts";
import { unsubscribeLink } from "./unsubscribe.server.ts";

useTestDatabase();
const mail = useTestMail();

beforeEach(async () => {
  await db.delete(limits);
});

const linkIn = (source: string) =>
  /\/confirm-email\?token=[\w-]{43}/.exec(parseEmail(source).text)?.[0] ?? "";
const open = (to: string) => visit(confirmEmail.loader, { as: visitor, to });
const press = (to: string, as: Actor = visitor) =>
  visit(confirmEmail.action, { as, to, form: { x: "" } });
const personAt = async (email: string): Promise<Person> => {
  const [account] = await db.select().from(authUsers).where(eq(authUsers.email, email));
  return { kind: "person", id: account?.id ?? "", email, userType: "customer_employee" };
};
const isConfirmed = async (email: string) =>
  (await db.select().from(authUsers).where(eq(authUsers.email, email)))[0]?.emailVerified;

describe("the address of a new account", () => {
  it("is asked about by email, and confirmed by the link's button alone", async () => {
    const email = await makeAccount({ isConfirmed: false });
    const [received, ...more] = await mail.emails();
    expect([received?.to, more]).toEqual([[email], []]);
    const link = linkIn(received?.source ?? "");
    for (let scan = 0; scan < 3; scan += 1) {
      expect((await open(link)).data).toMatchObject({
        confirmation: { state: "open", address: email },
      });
    }
    expect(await isConfirmed(email), "opening the link confirms nothing").toBe(false);
    expect(await press(link, await personAt(email))).toMatchObject({
      status: 200,
      data: { confirmation: { state: "used", address: email } },
    });
    expect(await isConfirmed(email)).toBe(true);
    expect((await open(link)).data).toMatchObject({ confirmation: { state: "used" } });
    expect((await press(link)).data).toMatchObject({ confirmation: { state: "used" } });
  });

  it("is not confirmed by a link that ran out, is made up or was never sent", async () => {
    const email = await makeAccount({ isConfirmed: false });
    const [received] = await mail.emails();
    const link = linkIn(received?.source ?? "");
    await db.update(emailConfirmations).set({ expiresAt: sql`now() - interval '1 second'` });
    for (const dead of [link, "/confirm-email?token=made-up", "/confirm-email"]) {
      expect((await open(dead)).data).toMatchObject({ confirmation: { state: "invalid" } });
      expect(await press(dead)).toMatchObject({ status: 410 });
    }
    expect(await isConfirmed(email)).toBe(false);
    await removeOldConfirmations();
    expect(await db.$count(emailConfirmations)).toBe(0);
  });

  it("is stored with a hash of the link only", async () => {
    await makeAccount({ isConfirmed: false });
    const [received] = await mail.emails();
    const token = linkIn(received?.source ?? "").split("=")[1] ?? "";
    const [row] = await db.execute<{ stored: string }>(
      sql`select string_agg(c::text, '') as stored from email_confirmations c`,
    );
    expect(token).toHaveLength(43);
    expect(row?.stored).not.toContain(token);
  });

  it("is confirmed by a password reset too, whose link went to it", async () => {
    const email = await makeAccount({ isConfirmed: false });
    await mail.emails();
    await requestRecovery(email, "en", newClient());
    await resetPassword(await mail.lastToken(), "rainy roofs of Homs", newClient(), removeAccount);
    expect(await isConfirmed(email)).toBe(true);
  });

  it("S4 gets three links an hour and six a day, and no more however often asked", async () => {
    const person = await makeSeeker();
    const sent = [];
    for (let time = 0; time < 5; time += 1) sent.push(await sendOwnConfirmation(person, "account"));
    const tooMany = { refused: "accounts.tooManyTries", retryAfter: expect.any(Number) };
    expect(sent).toEqual([...Array(3).fill({ sent: true }), tooMany, tooMany]);
    expect((await mail.emails()).length).toBeLessThanOrEqual(3);
  });
});

describe("the contact address", () => {
  const other = `other-${crypto.randomUUID()}@people.example`;
  const withContact = async (contact: string): Promise<Person> => {
    const person = await makeSeeker();
    await db.update(userProfiles).set({ email: contact }).where(eq(userProfiles.id, person.id));
    return person;
  };

  it("S18 is confirmed by its own link, which confirms nothing else", async () => {
    const person = await withContact(other);
    await sendOwnConfirmation(person, "contact");
    const [received] = await mail.emails();
    expect(received?.to).toEqual([other]);
    await press(linkIn(received?.source ?? ""));
    expect(await findOwnEmails(person)).toMatchObject({
      contact: other,
      unconfirmed: { account: person.email, contact: null },
    });
    expect(await isOwnEmailConfirmed(person)).toBe(false);
  });

  it("S18 is unconfirmed again when it changes, and an older link does not confirm the new one", async () => {
    const person = await withContact(other);
    await sendOwnConfirmation(person, "contact");
    const [received] = await mail.emails();
    const changed = "changed@people.example";
    await db.update(userProfiles).set({ email: changed }).where(eq(userProfiles.id, person.id));
    expect(await press(linkIn(received?.source ?? ""))).toMatchObject({ status: 410 });
    expect((await findOwnEmails(person)).unconfirmed.contact).toBe(changed);
  });
});

describe("emails that are not wanted", () => {
  const pathOf = (link: string) => link.slice(new URL(link).origin.length);
  const switchOff = (to: string) =>
    visit(unsubscribePage.action, { as: visitor, to, form: { "List-Unsubscribe": "One-Click" } });
  const mutedOf = async (person: Person) => (await findOwnEmails(person)).muted;

  it("are switched off by the signed link of the email, by its button or by the mail program", async () => {
    const seeker = await makeSeeker();
    const to = pathOf(await unsubscribeLink(seeker.id, "applicationReceived"));
    const shown = await visit(unsubscribePage.loader, { as: visitor, to });
    expect(shown).toMatchObject({ status: 200, data: { kind: "applicationReceived" } });
    expect(await mutedOf(seeker), "opening the link switches nothing off").toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      expect(await switchOff(to)).toMatchObject({ status: 200, data: { isDone: true } });
    }
    expect(await mutedOf(seeker)).toEqual(["applicationReceived"]);
  });

  it("are not switched off by a link for another account, another kind, or one about security", async () => {
    const [seeker, other] = [await makeSeeker(), await makeSeeker()];
    const link = pathOf(await unsubscribeLink(seeker.id, "applicationReceived"));
    const security = pathOf(await unsubscribeLink(seeker.id, "newDevice"));
    for (const to of [
      link.replace(seeker.id, other.id),
      link.replace("applicationReceived", "newApplications"),
      link.replace(/signature=.*/, "signature="),
      "/unsubscribe",
      security,
    ]) {
      expect(await switchOff(to), to).toMatchObject({ status: 404 });
    }
    expect([await mutedOf(seeker), await mutedOf(other)]).toEqual([[], []]);
  });

  it("are chosen in My account, each role its own, and others' stay as they are", async () => {
    const [seeker, company] = [await makeSeeker(), await makeCompany()];
    const save = (as: Person, form: Record<string, string>) =>
      visit(ownEmailsPage.action, { as, to: "/my-account/emails", form });
    expect(await save(seeker, { newApplications: "on" })).toMatchObject({
      status: 303,
      notice: "ownEmails.saved",
    });
    expect((await mutedOf(seeker)).sort()).toEqual([
      "applicationEnded",
      "applicationProgress",
      "applicationReceived",
      "interviewInvitation",
    ]);
    expect(await mutedOf(company)).toEqual([]);
    await save(company, { applicationReceived: "on", applicantAnswers: "on", endedJobs: "on" });
    expect((await mutedOf(company)).sort()).toEqual(["newApplications", "unreadApplications"]);
    const all = { applicationProgress: "on", interviewInvitation: "on", applicationEnded: "on" };
    await save(seeker, { applicationReceived: "on", ...all });
    expect(await mutedOf(seeker)).toEqual([]);
  });
});

it("the language of emails is that of the registration, then the one switched to", async () => {
  const seeker = await makeSeeker();
  const languageOf = async () =>
    (await db.select().from(authUsers).where(eq(authUsers.id, seeker.id)))[0]?.language;
  const read = (to: string, language: "ar" | "en") =>
    visit(ownEmailsPage.loader, { as: seeker, to, language });
  expect(await languageOf()).toBeNull();
  await read("/my-account/emails", "en");
  expect(await languageOf(), "known from the first page").toBe("en");
  await read("/my-account/emails", "ar");
  expect(await languageOf()).toBe("en");
  await read("/my-account/emails?lang=ar", "ar");
  expect(await languageOf(), "a shared address switches nothing").toBe("en");
  await read("/my-account/emails?lang=ar&switch=1", "ar");
  expect(await languageOf()).toBe("ar");
});
