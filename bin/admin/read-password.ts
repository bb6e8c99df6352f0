import { createInterface } from "node:readline";
import { type Readable, Writable } from "node:stream";
import { isCommonPassword } from "#app/features/accounts/sign-in/common-password.server.ts";

/** Admins see everybody's address: more than people's six characters. */
const shortest = 12;

type Input = Readable & { isTTY?: boolean };

/** Asks for a new password at a terminal without showing it, or takes the first line of the input. */
export async function readNewPassword(
  email: string,
  input: Input = process.stdin,
): Promise<string> {
  const isTerminal = input.isTTY === true;
  const lines = hiddenLines(input);
  try {
    if (isTerminal)
      process.stderr.write(`Password for ${email} (at least ${shortest} characters): `);
    const password = await lines.next();
    if (isTerminal) {
      process.stderr.write("\nOnce more: ");
      const again = await lines.next();
      process.stderr.write("\n");
      if (again !== password) throw new Error("The two passwords are not the same.");
    }
    return checked(password, email);
  } finally {
    lines.close();
  }
}

function checked(password: string, email: string): string {
  const { length } = Array.from(password);
  if (length < shortest || length > 256) {
    throw new Error(`A password of ${shortest} to 256 characters is needed.`);
  }
  if (isCommonPassword(password, { email })) throw new Error("This password is easy to guess.");
  return password;
}

/** Lines of the input, none of which is echoed. */
function hiddenLines(input: Input) {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input, output: silence, terminal: input.isTTY === true });
  const lines = reader[Symbol.asyncIterator]();
  // Ctrl-C is the reader's while it reads.
  reader.on("SIGINT", () => process.exit(130));
  return {
    async next(): Promise<string> {
      const { value, done } = await lines.next();
      if (done) throw new Error("No password was given.");
      return value;
    },
    close: () => reader.close(),
  };
}
