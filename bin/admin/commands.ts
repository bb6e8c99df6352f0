import { enqueueSingleEmail } from "#app/emails/enqueue-email.server.ts";
import {
  addModerator,
  removeModerator,
} from "#app/features/accounts/operator/moderators.server.ts";
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
import { countOwnBelongings } from "#app/features/my-account/delete-account.server.ts";
import {
  type OperatorAct,
  recordOperatorAct,
} from "#app/features/operations/operator-acts.server.ts";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { printReports } from "./print-reports.ts";
import { readNewPassword } from "./read-password.ts";
import { removeDemoData } from "./remove-demo.ts";

type Options = { mail?: boolean; promote?: boolean };
/** Returns the exit code. */
type Command = { takesEmail: boolean; run(email: string, options: Options): Promise<number> };

export const commands: Record<string, Command> = {
  add: { takesEmail: true, run: add },
  block: onAccount(async ({ id, email }) =>
    (await blockAccount(id))
      ? `${email} is blocked: signed out everywhere, its jobs are off the board.`
      : `${email} is blocked already.`,
  ),
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
  "moderator add": onAccount(async ({ id, email, userType }) => {
    if (!email.includes("@")) return `${email} has no email, which a moderator needs.`;
    if (userType === "admin") {
      return `${email} is an admin, who only reads. Make a moderator of another account.`;
    }
    return (await addModerator(id))
      ? `${email} may moderate, at ${paths.moderation()}.`
      : `${email} may moderate already.`;
  }),
  "moderator remove": onAccount(async ({ id, email }) =>
    (await removeModerator(id))
      ? `${email} may not moderate any more.`
      : `${email} is no moderator.`,
  ),
  "remove-demo": { takesEmail: false, run: removeDemo },
  "backed-up": onBoard("backup", "The backup is recorded."),
  "restore-tested": onBoard("restoreTest", "The tried restore is recorded."),
  reports: { takesEmail: false, run: printReports },
  list: { takesEmail: false, run: list },
};

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

function onAccount(act: (account: OperatedAccount) => Promise<string>): Command {
  return {
    takesEmail: true,
    async run(email) {
      const account = await findAccountByEmail(email);
      return account ? print(await act(account)) : failed(`There is no account of ${email}.`);
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
  for (const { email, userType, blockedAt, hasSecondFactor, moderates } of accounts) {
    const details = [
      userType,
      ...(moderates ? ["moderator"] : []),
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
