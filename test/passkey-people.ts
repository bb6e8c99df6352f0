import { findActor } from "#app/features/accounts/accounts.server.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import * as own from "#app/features/accounts/second-factor/passkeys/own-passkeys.server.ts";
import {
  beginPasskeySignIn,
  signInWithPasskey,
} from "#app/features/accounts/sign-in/passkey-sign-in.server.ts";
import { beginPasskeyStep } from "#app/features/accounts/sign-in/passkey-step.server.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { makeAccount, newClient, accountPassword as password } from "./accounts.ts";
import { makeAuthenticator } from "./passkey-authenticator.ts";
import type { EmailPerson } from "./people.ts";

export const rp = { id: "jobs.example", origin: "https://jobs.example" };
export const otherBoard = { id: "evil.example", origin: "https://evil.example" };
export const cookieOf = (answer: object) =>
  ((answer as { setCookies?: string[] }).setCookies ?? [])
    .map((line) => line.split(";", 1)[0])
    .join("; ");
/** The outcome, which must not be a refusal. */
export const right = <T extends object>(outcome: T) => {
  if (isRefused(outcome)) throw new Error(outcome.refused);
  return outcome as Exclude<T, { refused: string }>;
};
const clientWith = (cookie: string) => newClient(undefined, cookie);

export async function personOf(email: string): Promise<{ person: EmailPerson; cookie: string }> {
  const cookie = cookieOf(await signIn({ email, password, remember: false }, newClient()));
  return { person: (await findActor(new Headers({ cookie }))).actor as EmailPerson, cookie };
}

/** Adds a passkey of this authenticator to the account; `add` sends the same answer again. */
export async function addTo(person: Person, authenticator = makeAuthenticator(rp)) {
  const begun = right(await own.beginOwnPasskey(person, password, { rp, site: "Furas" }));
  const credential = authenticator.create(begun.options);
  const headers = new Headers({ cookie: cookieOf(begun) });
  const add = () => own.addOwnPasskey(person, { name: "My phone", credential }, { rp, headers });
  return { authenticator, add, added: await add() };
}

export async function withPasskey() {
  const email = await makeAccount();
  const { person, cookie } = await personOf(email);
  const { authenticator, added } = await addTo(person);
  return { email, person, cookie, authenticator, codes: right(added).codes ?? [] };
}

/** A sign-in that waits for its second step. */
export async function pendingOf(email: string) {
  const cookie = cookieOf(await signIn({ email, password, remember: false }, newClient()));
  const client = clientWith(cookie);
  const ask = async () => right(await beginPasskeyStep(client.headers, rp)).options;
  return { client, ask };
}

/** What a browser without a session has begun. */
export async function begunSignIn() {
  const begun = right(await beginPasskeySignIn(newClient(), rp));
  const client = clientWith(cookieOf(begun));
  const finish = (credential: string) =>
    signInWithPasskey({ credential, remember: false }, client, rp);
  return { options: begun.options, finish };
}
