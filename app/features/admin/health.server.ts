import { countWaitingEmails, type WaitingEmails } from "#app/emails/waiting-emails.server.ts";
import { type Actor, isAdmin } from "#app/features/accounts/actor.ts";
import { isIndexFull } from "#app/features/search/read-index.server.ts";
import { cachedQuery } from "#app/platform/database/per-database.server.ts";
import { mailFolder, mailWorks } from "#app/platform/email/mail.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { diskIsFull } from "#app/platform/storage/disk-space.server.ts";

export type Health = {
  /** "files": no mail server is set, emails are written into a folder. */
  mail: "works" | "fails" | "files";
  emails: WaitingEmails;
  diskIsFull: boolean;
  /** The search holds the newest jobs only. */
  searchIsFull: boolean;
};

/** The board's health as this process knows it, at most a minute old. A 404 for anyone but admins. */
export async function checkHealth(actor: Actor): Promise<Health> {
  if (!isAdmin(actor)) throw notFound();
  return { ...(await checkMail()), diskIsFull: diskIsFull(), searchIsFull: isIndexFull() };
}

const checkMail = cachedQuery(60_000, async () => {
  const [works, emails] = await Promise.all([mailWorks(), countWaitingEmails()]);
  const mail: Health["mail"] = !works ? "fails" : mailFolder() === undefined ? "works" : "files";
  return { mail, emails };
});
