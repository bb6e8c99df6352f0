import { backup } from "#server/backup/commands.ts";
import { endWith } from "#server/lifecycle/exit-with.ts";

await endWith(() => backup(process.argv.slice(2)));
