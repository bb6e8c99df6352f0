import { deskPaths } from "#app/desk-paths.ts";
import { enqueueSingleEmail } from "#app/emails/enqueue-email.server.ts";
import { isLastLeader } from "#app/features/accounts/operator/moderators.server.ts";
import {
  blockAccount,
  createAdmin,
  endAllSessions,
  findAccountByEmail,
  listNotableAccounts,
  type OperatedAccount,
  promoteToAdmin,
  resetSecondFactor,
  unblockAccount,
} from "#app/features/accounts/operator/operate-accounts.server.ts";
import { recoveryEmail } from "#app/features/accounts/password-reset/recovery-email.server.ts";
import { hashPassword } from "#app/features/accounts/sign-in/password.server.ts";
import { listReports } from "#app/features/moderation/reports/reports.server.ts";
import {
  addByOperator,
  removeByOperator,
} from "#app/features/moderation/roles/operate-roles.server.ts";
import { countOwnBelongings } from "#app/features/my-account/delete-account.server.ts";
import {
  type OperatorAct,
  recordOperatorAct,
} from "#app/features/operations/operator-acts.server.ts";
import { messages } from "#app/messages/en/index.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { readNewPassword } from "./read-password.ts";
import { removeDemoData } from "./remove-demo.ts";

type Options = { mail?: boolean; promote?: boolean; leads?: boolean };
/** Returns the exit code. */
type Command = { takesEmail: boolean; run(email: string, options: Options): Promise<number> };

export const commands: Record<string, Command> = {
  add: { takesEmail: true, run: add },
  block: onAccount(async ({ id, email }) => {
    const warning = (await isLastLeader(db, id)) ? noLeader : "";
    return (await blockAccount(id))
      ? `${email} is blocked: signed out everywhere, its jobs are off the board.${warning}`
      : `${email} is blocked already.`;
  }),
  unblock: onAccount(async ({ id, email }) =>
    (await unblockAccount(id))
      ? `${email} may be used again; its jobs are back.`
      : `${email} is not blocked.`,
  ),
  "end-sessions": onAccount(async ({ id, email }) => {
    const ended = await endAllSessions(id);
    return `${email}: ${ended} ${ended === 1 ? "session" : "sessions"} ended.`;
  }),
  "reset-second-factor": onAccount(async ({ id, email }) => {
    await resetSecondFactor(id);
    return `${email} has no second factor any more and is signed out everywhere.`;
  }),
  "moderator add": onAccount(addModerator),
  "moderator remove": onAccount(async ({ id, email }) => {
    const { isRemoved, wasLastLeader } = await removeByOperator(id);
    if (!isRemoved) return `${email} is no moderator.`;
    return `${email} may not moderate any more.${wasLastLeader ? noLeader : ""}`;
  }),
  "remove-demo": { takesEmail: false, run: removeDemo },
  "backed-up": onBoard("backup", "The backup is recorded."),
  "restore-tested": onBoard("restoreTest", "The tried restore is recorded."),
  reports: { takesEmail: false, run: printReports },
  list: { takesEmail: false, run: list },
};

const noLeader =
  " Warning: no moderator leads the desk now. Name one: npm run admin -- moderator add EMAIL --leads";

async function addModerator(account: OperatedAccount, { leads = false }: Options) {
  const { id, email, userType, hasSecondFactor } = account;
  if (!email.includes("@")) return `${email} has no email, which a moderator needs.`;
  if (userType === "admin") {
    return `${email} is an admin, who only reads. Make a moderator of another account.`;
  }
  const isChanged = await addByOperator(id, leads);
  if (!isChanged) return `${email} ${leads ? "leads the desk" : "may moderate"} already.`;
  if (!leads) return `${email} may moderate, at ${paths.moderation()}.`;
  const warning = hasSecondFactor
    ? ""
    : " Warning: it has no second factor, without which it cannot change moderators.";
  return `${email} leads the desk, at ${deskPaths.deskModerators()}.${warning}`;
}

/** A command that records what the operator did with tools of their own. */
function onBoard(act: OperatorAct, message: string): Command {
  return {
    takesEmail: false,
    async run() {
      await recordOperatorAct(act);
      return print(message);
    },
  };
}

async function add(email: string, { mail = false, promote = false }: Options): Promise<number> {
  if (!email.includes("@")) return failed("An admin needs an email.");
  const account = await findAccountByEmail(email);
  if (account?.userType === "admin") return print(`${email} is an admin already.`);
  const reason = account && (await whyNotPromote(account, promote));
  if (reason) return failed(reason);
  // With --mail nobody knows the password: the link sets another.
  const password = mail ? crypto.randomUUID() + crypto.randomUUID() : await readNewPassword(email);
  const hash = await hashPassword(password);
  const id = account ? account.id : await create(email, hash);
  if (account) await promoteToAdmin(account.id, hash);
  if (mail) await enqueueSingleEmail(recoveryEmail, id, {});
  return print(
    `${email} is an admin.${mail ? " A link to set the password is sent by mail as soon as the board runs; it is good for an hour." : ""}`,
  );
}

async function create(email: string, hash: string): Promise<string> {
  const created = await createAdmin(email, hash);
  if (isRefused(created)) throw new Error(`${email} was registered this very moment.`);
  return created.id;
}

/** Anybody may have registered under an admin's address: it is never promoted unasked. */
async function whyNotPromote(account: OperatedAccount, promote: boolean) {
  const { id, email, userType, blockedAt } = account;
  if (blockedAt) return `${email} is blocked; unblock it first.`;
  const owned = await countOwnBelongings({ kind: "person", id, email, userType });
  if (owned.jobs > 0 || owned.applications > 0) {
    return `${email} has jobs or applications. Use another address for the admin.`;
  }
  return promote
    ? undefined
    : `There is an account of ${email} already, and anybody may have made it. With --promote it becomes an admin's: it gets a new password and is signed out everywhere.`;
}

function onAccount(act: (account: OperatedAccount, options: Options) => Promise<string>): Command {
  return {
    takesEmail: true,
    async run(email, options) {
      const account = await findAccountByEmail(email);
      return account
        ? print(await act(account, options))
        : failed(`There is no account of ${email}.`);
    },
  };
}

async function removeDemo(): Promise<number> {
  const { accounts, companies, jobs } = await removeDemoData();
  return print(
    `Removed ${accounts} demo accounts, ${companies} demo companies without a login and ${jobs} jobs of theirs. Start the board with DEMO=0, or an empty board is filled again.`,
  );
}

async function list(): Promise<number> {
  const accounts = await listNotableAccounts();
  if (accounts.length === 0)
    return print("There is no admin. Make one: npm run admin -- add EMAIL");
  for (const { email, userType, blockedAt, hasSecondFactor, moderates, leads } of accounts) {
    const details = [
      userType,
      ...(moderates ? [leads ? "leading moderator" : "moderator"] : []),
      hasSecondFactor ? "second factor" : "no second factor",
      ...(blockedAt ? [`blocked since ${blockedAt.toISOString()}`] : []),
    ];
    console.log(`${email}  ${details.join(", ")}`);
  }
  return 0;
}

function print(sentence: string): number {
  console.log(sentence);
  return 0;
}

function failed(sentence: string): number {
  console.error(sentence);
  return 1;
}

const maxShown = 200;

/** Prints what people reported and no moderator has decided, the newest first. */
async function printReports(): Promise<number> {
  const reports = await listReports(maxShown);
  if (reports.length === 0) console.log("No reports wait for a decision.");
  const { baseUrl } = settings();
  for (const { jobId, title, company, companyEmail, reason, details, createdAt } of reports) {
    console.log(
      `${createdAt.toISOString().slice(0, 16)}  ${messages.reports.reasons[reason].label}`,
    );
    const about = title === null ? "the company" : plain(title);
    console.log(`  ${about} | ${plain(company)} <${companyEmail ?? "no address"}>`);
    if (jobId) console.log(`  ${baseUrl}${paths.job(jobId)}`);
    if (details) console.log(plain(details).replace(/^/gm, "  > "));
  }
  return 0;
}

/** Without what would steer the terminal. */
function plain(text: string): string {
  return text.replace(/[^\P{C}\n]/gu, "");
}
