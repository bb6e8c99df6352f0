import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeMember, makeSeeker } from "#test/people.ts";
import { visit } from "#test/visit.ts";
import { sendPushes } from "./message/send-push.server.ts";
import { pushSubscriptions } from "./push.table.ts";
import { findOwnPushKinds } from "./push-kinds.server.ts";
import type { NewsKind } from "./push-message.ts";
import { action } from "./routes/notifications.tsx";

useTestDatabase();

const to = "/my-account/notifications";
const onOf = async (person: Person) =>
  (await findOwnPushKinds(person)).flatMap(({ kind, isOn }) => (isOn ? [kind] : []));

async function subscribed(person: Person): Promise<Person> {
  const endpoint = `https://push.example/${person.id}`;
  const keys = { p256dh: "key", auth: "secret" };
  await db
    .insert(pushSubscriptions)
    .values({ userId: person.id, endpoint, ...keys, language: "en", userAgent: "" });
  return person;
}

const send = (kind: NewsKind, ...people: Person[]) =>
  sendPushes(
    people.map(({ id }) => ({
      owner: { userId: id },
      message: { kind, path: "/home", id: randomUUID() },
    })),
  );

it("all have a switch for each kind of news that they get, on at first", async () => {
  const company = await makeCompany();
  const [recruiter, reader] = [
    await makeMember(company, "recruiter"),
    await makeMember(company, "reader"),
  ];
  expect(await onOf(await makeSeeker())).toEqual([
    "opened",
    "question",
    "invitation",
    "interview",
    "answer",
  ]);
  for (const person of [company, recruiter]) {
    expect(await onOf(person)).toEqual(["applicant", "interview"]);
  }
  expect(await onOf(reader)).toEqual(["applicant"]);
});

it("a kind that is switched off is queued for other accounts only", async () => {
  const [rima, sami] = [await subscribed(await makeSeeker()), await subscribed(await makeSeeker())];
  const form = { question: "on", answer: "on", newJobs: "on" };
  const saved = await visit(action, { as: rima, to, form });
  expect(saved).toMatchObject({ status: 303, notice: "push.saved" });
  expect(await onOf(rima)).toEqual(["question", "answer"]);
  expect(await onOf(sami)).toHaveLength(5);
  expect(await send("opened", rima, sami)).toBe(1);
  expect(await send("answer", rima, sami)).toBe(2);
  await db.execute(sql`delete from tasks.job where name = 'push'`);
});
