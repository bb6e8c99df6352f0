import { rotateFilesKey } from "#app/features/applications/cv/encryption/rotate-files-key.server.ts";
import { closeDatabase, openDatabase } from "#app/platform/database/database.server.ts";
import { withOwnBoard } from "#server/backup/own-board.ts";
import { endWith } from "#server/lifecycle/exit-with.ts";

/** npm run rotate-files-key: wraps the keys of all CVs by a new master key, while the board runs. */
await endWith(async () => {
  await withOwnBoard({ alone: false }, async (url, settings) => {
    openDatabase(url, 4);
    try {
      const { from, to, rewrapped } = await rotateFilesKey(settings);
      console.log(`${rewrapped} keys are wrapped by ${to} in place of ${from.join(", ")}.`);
      console.log(
        "The older key opens backups taken before: remove it where it is stored once those are gone.",
      );
    } finally {
      await closeDatabase();
    }
  });
  return 0;
});
