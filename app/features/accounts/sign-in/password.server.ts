import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);
/** Memory in KiB and passes of argon2id. */
type HashCost = { memory: number; passes: number };

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
let cost: HashCost = { memory: 19_456, passes: 2 };
const [parallelism, tagLength] = [1, 32];

/** Changes the cost of new hashes; stored ones name their own. Tests hash cheaply with it. */
export function setHashCost(next: HashCost): void {
  cost = next;
}
/** More at once would only make each slower and the process fat. */
const atOnce = 2;
const longestQueue = 100;

/**
 * Hashes a password as argon2id$memory$passes$salt$tag. Systems compose letters with marks differently (é, أ):
 * it is hashed in NFC.
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const { memory, passes } = cost;
  const message = composed(password);
  const tag = await limitConcurrency(() =>
    derive("argon2id", { memory, passes, parallelism, tagLength, message, nonce }),
  );
  return ["argon2id", memory, passes, nonce.toString("base64url"), tag.toString("base64url")].join(
    "$",
  );
}

/** Matches no password; checked for accounts that do not exist, so that they take as long. */
const unmatchedHash = () =>
  [
    "argon2id",
    cost.memory,
    cost.passes,
    randomBytes(16).toString("base64url"),
    randomBytes(tagLength).toString("base64url"),
  ].join("$");

const composed = (password: string) => password.normalize("NFC");

/**
 * Whether a password is the hashed one, however its letters are composed. A missing hash matches nothing and
 * takes as long; a hash of an unknown form matches nothing. Throws a PasswordQueueFullError if too many wait.
 */
export async function isPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (await isMessage(stored, composed(password))) return true;
  // Hashes from before were made of what was typed.
  return composed(password) !== password && isMessage(stored, password);
}

async function isMessage(stored: string | null | undefined, message: string): Promise<boolean> {
  const hash = stored ?? unmatchedHash();
  const [kind, memory, passes, salt, tag] = hash.split("$");
  if (kind !== "argon2id" || !salt || !tag) return false;
  const expected = Buffer.from(tag, "base64url");
  const match = await limitConcurrency(() =>
    derive("argon2id", {
      parallelism,
      tagLength,
      memory: Number(memory),
      passes: Number(passes),
      message,
      nonce: Buffer.from(salt, "base64url"),
    }),
  );
  return match.length === expected.length && timingSafeEqual(match, expected);
}

let running = 0;
const waiting: (() => void)[] = [];

/** Why a password was not even hashed: more are waiting than could be served in good time. */
export class PasswordQueueFullError extends Error {}

async function limitConcurrency<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue)
      throw new PasswordQueueFullError("Too many passwords are waiting.");
    // Hands the slot to the next waiter directly, so that a later caller cannot take it.
    await new Promise<void>((go) => waiting.push(go));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
