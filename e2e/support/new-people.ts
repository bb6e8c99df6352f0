import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { authAccounts, authUsers } from "#app/features/accounts/accounts.table.ts";
import { hashPassword, setHashCost } from "#app/features/accounts/sign-in/password.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { demoPassword } from "#demo/demo-password.ts";
import { type EmailPerson, makeAdmin, makeCompany, makeSeeker } from "#test/people.ts";

let hash: Promise<string> | undefined;

/** A job seeker of this test alone, with the password of the demo accounts. */
export const newSeeker = async (profile: Parameters<typeof makeSeeker>[0] = {}) =>
  withPassword(await makeSeeker(profile));

/** A job seeker whose address is confirmed, as a second factor needs it. */
export async function newConfirmedSeeker(): Promise<EmailPerson> {
  const person = await newSeeker();
  await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, person.id));
  return person;
}

/** A company of this test alone; the jobs of one that is named like another would wait for a moderator. */
export const newCompany = async (profile: Parameters<typeof makeCompany>[0] = {}) =>
  withPassword(await makeCompany({ companyName: `Bakery ${rareWord()}`, ...profile }));

/** An admin of this test alone. */
export const newAdmin = async () => withPassword(await makeAdmin());

async function withPassword(person: EmailPerson): Promise<EmailPerson> {
  setHashCost({ memory: 64, passes: 1 });
  hash ??= hashPassword(demoPassword);
  const { id } = person;
  const password = await hash;
  await db
    .insert(authAccounts)
    .values({ userId: id, accountId: id, providerId: "credential", password });
  return person;
}

/** Signs the page's browser in without its form, and has it read in a language. */
export async function enter(page: Page, { email }: { email: string }, language: Language) {
  await speak(page, language);
  const form = { email, password: demoPassword };
  const headers = { origin: await originOf(page) };
  const answer = await page.request.post("/login", { form, headers, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`${email} was not signed in: ${answer.status()}.`);
}

/**
 * Ends the session of the person whose page has its scripts. Until such a page has compared its session with
 * that of other tabs, it would find the end by itself, and go to the login before a press.
 */
export async function endSession(page: Page, { id }: EmailPerson): Promise<void> {
  await page.waitForFunction(
    (person) => JSON.parse(localStorage.getItem("furas-session") ?? "null")?.user === person,
    id,
  );
  await page.context().clearCookies({ name: /furas_session/ });
}

/** The board's own origin, which a request made by hand names as a browser would. */
export async function originOf(page: Page): Promise<string> {
  return new URL((await page.request.get("/health/live")).url()).origin;
}

/** Has the page's browser read in a language. */
export async function speak(page: Page, language: Language) {
  const answer = await page.request.get(`/login?lang=${language}&switch=1`, { maxRedirects: 0 });
  if (answer.status() >= 400) throw new Error(`The language was not set: ${answer.status()}.`);
}

/** Letters that stand nowhere else, so that a search for them finds one thing: with vowels they might sound like a known word. */
export function rareWord(): string {
  const letter = () => consonants[Math.floor(Math.random() * consonants.length)];
  return `q${Array.from({ length: 9 }, letter).join("")}`;
}

const consonants = "bcdfgjklmnpqrstvxz";
