import { endWith } from "#server/lifecycle/exit-with.ts";
import { admin } from "./admin/admin.ts";
import { withAccounts } from "./admin/with-accounts.ts";

await endWith(() => admin(process.argv.slice(2), withAccounts));
