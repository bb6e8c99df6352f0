import { restore } from "#server/backup/commands.ts";
import { endWith } from "#server/lifecycle/exit-with.ts";

await endWith(() => restore(process.argv.slice(2)));
