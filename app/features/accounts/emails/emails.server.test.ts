import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { enqueueEmail } from "#app/emails/enqueue-email.server.ts";
import { accountEmails } from "#app/features/accounts/account-emails.server.ts";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { passwordChangedEmail } from "#app/features/accounts/sign-in/password-changed-email.server.ts";
import { getsPushes } from "#app/features/push/subscriptions.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { closeMail } from "#app/platform/email/mail.server.ts";
import { enqueueJob } from "#app/platform/queue/queue.server.ts";
import { rowsRead, useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { openTestMail, useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { makeCompany, makeSeeker } from "#test/people.ts";
import { startMailReceiver } from "#test/servers/mail-receiver.ts";
import {
  claimEvents,
  claimFreeEvents,
  markSent,
  removeOldEmailEvents,
} from "./email-events.server.ts";
import { emailEvents } from "./emails.table.ts";
import { newDeviceEmail } from "./security-emails.server.ts";
import { emailHandler } from "./send-email.server.ts";
import { unsubscribeLink } from "./unsubscribe.server.ts";

useTestDatabase();
const mail = useTestMail();

const device = { browser: "chrome", system: "android" } as const;
const subjects = async () =>
  (await mail.emails()).map(({ to, source }) => [to[0], parseEmail(source).subject]);
/** As if so many minutes had passed since. */
const pass = (minutes: number) =>
  db.execute(sql`update email_events set created_at = created_at - make_interval(mins => ${minutes}),
    batched_at = batched_at - make_interval(mins => ${minutes}), sent_at = sent_at - make_interval(mins => ${minutes})`);
const confirmed = async (person: Person, language: "ar" | "en" = "en") => {
  await db
    .update(authUsers)
    .set({ emailVerified: true, language })
    .where(eq(authUsers.id, person.id));
  return person;
};
const signInTimes = async (person: Person, times: number) => {
  for (let time = 0; time < times; time += 1) {
    await enqueueEmail(newDeviceEmail, person.id, device);
    await drainQueue();
  }
};

beforeEach(async () => {
  await db.delete(emailEvents);
});

describe("emails of a kind", () => {
  it("S4 are three an hour at most; later events are gathered into the next", async () => {
    const person = await confirmed(await makeSeeker());
    await signInTimes(person, 20);
    expect(await mail.emails()).toHaveLength(3);
    await pass(30);
    expect(await mail.emails()).toHaveLength(3);
    await pass(31);
    const all = await mail.emails();
    expect(all).toHaveLength(4);
    expect(parseEmail(all.at(-1)?.source ?? "").text).toContain("There were 17 logins");
    await pass(200);
    expect(await mail.emails(), "each is told once").toHaveLength(4);
  });

  it("S4 are counted for each kind and each account alone", async () => {
    const [one, other] = [await confirmed(await makeSeeker()), await confirmed(await makeSeeker())];
    await signInTimes(one, 5);
    await enqueueEmail(passwordChangedEmail, one.id, {});
    await enqueueEmail(newDeviceEmail, other.id, device);
    expect((await subjects()).slice(3)).toEqual(
      expect.arrayContaining([
        [one.email, "Your Furas password was changed"],
        [other.email, "New login to your Furas account"],
      ]),
    );
  });

  it("S4 go to no address that is not confirmed, nor to a blocked account", async () => {
    const unconfirmed = await makeSeeker();
    const blocked = await confirmed(await makeSeeker());
    await db.update(authUsers).set({ blockedAt: new Date() }).where(eq(authUsers.id, blocked.id));
    await signInTimes(unconfirmed, 2);
    await signInTimes(blocked, 2);
    expect(await subjects()).toEqual([]);
    expect(await db.$count(emailEvents)).toBe(0);
  });

  it("are not sent when the address is no longer confirmed, or the kind switched off, by then", async () => {
    const person = await confirmed(await makeSeeker());
    await enqueueEmail(newDeviceEmail, person.id, device);
    await db.update(authUsers).set({ emailVerified: false }).where(eq(authUsers.id, person.id));
    expect(await subjects()).toEqual([]);
    expect(await db.$count(emailEvents)).toBe(0);
  });

  it("are in the language of their reader", async () => {
    await signInTimes(await confirmed(await makeSeeker(), "ar"), 1);
    await signInTimes(await confirmed(await makeCompany(), "en"), 1);
    const [arabic, english] = (await mail.emails()).map(({ source }) => parseEmail(source));
    expect(arabic?.subject).toBe("تسجيل دخول جديد إلى حسابك في فُرَص");
    expect(arabic?.headers["content-language"]).toBe("ar");
    expect(english?.html).toContain('<html lang="en" dir="ltr">');
    expect(english?.headers["content-language"]).toBe("en");
  });

  it("are not sent about withdrawn or outdated events", async () => {
    const person = await confirmed(await makeSeeker());
    const takenBack = db.transaction(async (tx) => {
      await enqueueEmail(newDeviceEmail, person.id, device, tx);
      throw new Error("taken back");
    });
    await expect(takenBack).rejects.toThrow("taken back");
    await enqueueEmail(newDeviceEmail, person.id, device);
    await pass(49 * 60);
    expect(await subjects()).toEqual([]);
  });
});

describe("one event is one email", () => {
  it("however many jobs and processes look for it at once", async () => {
    const person = await confirmed(await makeSeeker());
    for (let time = 0; time < 5; time += 1) await enqueueEmail(newDeviceEmail, person.id, device);
    const send = emailHandler({ kinds: accountEmails, unsubscribeLink, getsPushes });
    const job = { email: newDeviceEmail.name, account: person.id, at: new Date().toISOString() };
    const ids = Array.from({ length: 20 }, () => crypto.randomUUID());
    await Promise.all(ids.map((id) => send(job, id)));
    expect(await mail.emails()).toHaveLength(1);
  });

  it("of one queue too, as an older version filled it", async () => {
    const person = await confirmed(await makeSeeker());
    await enqueueJob("letters", { email: passwordChangedEmail.name, account: person.id, at: "" });
    await db.insert(emailEvents).values({ userId: person.id, kind: "passwordChanged", data: {} });
    expect(await mail.emails()).toHaveLength(1);
  });

  it("that reads its own rows alone, however many are stored (growth, finding 4)", async () => {
    const [person, other] = [await confirmed(await makeSeeker()), await makeSeeker()];
    await db.execute(sql`
      insert into email_events (user_id, kind, data, batch, batched_at, sent_at)
      select ${other.id}, 'newApplications', '{}', gen_random_uuid(), now(), now()
      from generate_series(1, 3000)`);
    await db.execute(sql`analyze email_events`);
    await enqueueEmail(newDeviceEmail, person.id, device);
    const job = crypto.randomUUID();
    await db.transaction(async (tx) => {
      const read = await rowsRead(tx, "email_events", async () => {
        await claimEvents({ account: person.id, kind: newDeviceEmail, job }, tx);
        await markSent([job], tx);
      });
      expect(read).toBeLessThan(10);
    });
  });

  it("of jobs that are claimed together, unless another job works on their account", async () => {
    const people = [await makeSeeker(), await makeSeeker(), await makeSeeker()];
    for (const person of people)
      await enqueueEmail(newDeviceEmail, (await confirmed(person)).id, device);
    const [first, busy, last] = people.map(({ id }) => id) as [string, string, string];
    const claims = [first, first, busy, last].map((account) => ({
      account,
      kind: newDeviceEmail,
      job: crypto.randomUUID(),
    }));
    const claimed = await db.transaction(async (tx) => {
      await tx.select().from(authUsers).where(eq(authUsers.id, busy)).for("update");
      return claimFreeEvents(claims);
    });
    const event = { data: device, at: expect.any(Date) };
    expect(claimed).toEqual([{ events: [event] }, undefined, undefined, { events: [event] }]);
    expect(await claimFreeEvents(claims.slice(1, 3))).toEqual([
      { events: [] },
      { events: [event] },
    ]);
    expect(await claimFreeEvents(claims.slice(0, 1)), "of the same job again").toEqual([
      { events: [event] },
    ]);
  });

  it("of one id, though the process ends between handing it in and recording it", async () => {
    const person = await confirmed(await makeSeeker());
    await enqueueEmail(newDeviceEmail, person.id, device);
    const send = emailHandler({ kinds: accountEmails, unsubscribeLink, getsPushes });
    const job = { email: newDeviceEmail.name, account: person.id, at: new Date().toISOString() };
    const id = crypto.randomUUID();
    await send(job, id);
    await send(job, id);
    expect(await mail.emails()).toHaveLength(1);
    await db.update(emailEvents).set({ sentAt: null });
    await send(job, id);
    const ids = (await mail.emails()).map(({ source }) => parseEmail(source).headers["message-id"]);
    expect(ids).toEqual([`<${id}@jobs.example>`, `<${id}@jobs.example>`]);
  });

  it("though no mail server takes it for a while", async () => {
    const person = await confirmed(await makeSeeker());
    const refusing = await startMailReceiver({ refuse: { emails: true } });
    openTestMail(refusing.url);
    await signInTimes(person, 4);
    const working = await startMailReceiver();
    openTestMail(working.url);
    await refusing.stop();
    await drainQueue();
    await drainQueue();
    expect(working.emails).toHaveLength(3);
    closeMail();
    await working.stop();
  });
});

it("an event is stored no longer than it is of use, sent or not", async () => {
  const person = await confirmed(await makeSeeker());
  await enqueueEmail(newDeviceEmail, person.id, device);
  await mail.emails();
  await pass(100);
  await removeOldEmailEvents();
  expect(await db.$count(emailEvents), "counted by the limit").toBe(1);
  await pass(60);
  await removeOldEmailEvents();
  expect(await db.$count(emailEvents)).toBe(0);
});
