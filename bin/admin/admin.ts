import { parseArgs } from "node:util";
import { commands } from "./commands.ts";
import { rateCommands } from "./rates.ts";

const usage = `npm run admin -- COMMAND

  add EMAIL [--mail] [--promote]   makes an admin; asks for the password, or takes it from standard
                                   input; --mail sends a link to set one instead
  block EMAIL                      ends the sessions, refuses signing in, takes the jobs off the board
  unblock EMAIL                    takes that back
  end-sessions EMAIL               signs the account out everywhere
  reset-second-factor EMAIL        for somebody who has lost phone and recovery codes
  moderator add EMAIL [--leads]    lets an account work at /moderation; --leads: and name other moderators
  moderator remove EMAIL           takes that back
  remove-demo                      removes the demo accounts, companies and jobs
  rate [CURRENCY POUNDS [DATE]]    what one of a currency is in new pounds, from today or DATE on: rate USD 130;
                                   --old: POUNDS are old ones; without CURRENCY it lists today's rates
  rates FILE                       the same from a file, a line for each: USD 130 2026-11-20
  backed-up                        records a backup that another program has taken
  restore-tested                   records that a backup was restored elsewhere, and looked at
  reports                          what people reported and nobody has decided
  list                             admins, moderators, and accounts that are blocked

An account without an email is named by its number, such as +963944000101.`;

/**
 * npm run admin: what only the operator of a board may do, while it runs or not. `within` opens the
 * database for the work of a command. Returns the exit code.
 */
export async function admin(
  args: string[],
  within: (work: () => Promise<number>) => Promise<number>,
): Promise<number> {
  const { values, positionals } = readArguments(args);
  const [name = "", email, ...more] = joined(positionals);
  if (name === "rate" || name === "rates") {
    return within(() => rateCommands[name](positionals.slice(1), values));
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const isFitting = command && command.takesEmail === (email !== undefined) && more.length === 0;
  if (!isFitting || (email !== undefined && !/^([^\s@]+@[^\s@]+|\+\d{6,15})$/.test(email))) {
    console.error(usage);
    return 2;
  }
  return within(() => command.run(email ?? "", values));
}

/** "moderator add" and "moderator remove" are commands of two words. */
function joined([name = "", ...rest]: string[]): string[] {
  const [second = "", ...more] = rest;
  return name === "moderator" ? [`${name} ${second}`, ...more] : [name, ...rest];
}

function readArguments(args: string[]) {
  try {
    const options = {
      mail: { type: "boolean" },
      promote: { type: "boolean" },
      leads: { type: "boolean" },
      old: { type: "boolean" },
    } as const;
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    return { values: {}, positionals: [] };
  }
}
