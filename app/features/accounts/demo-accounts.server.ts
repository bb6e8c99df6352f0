import { settings } from "#app/platform/settings/settings.server.ts";

/** The domain of all demo addresses; .test cannot be registered. */
const demoDomain = "@demo.furas.test";

/** Whether this address is a demo account's on a board that refuses those. */
export function isRefusedDemoAccount(email: string | null): boolean {
  return !settings().demo && Boolean(email?.endsWith(demoDomain));
}
