/** The domain of all demo addresses; .test cannot be registered. */
const demoDomain = "@demo.furas.test";

let allowed = true;

/** Whether demo accounts, whose password is published, may be used on this board. */
export function allowDemoAccounts(allow: boolean): void {
  allowed = allow;
}

/** Whether this address is a demo account's on a board that refuses those. */
export function isRefusedDemoAccount(email: string): boolean {
  return !allowed && email.endsWith(demoDomain);
}
