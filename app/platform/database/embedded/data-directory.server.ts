import { chmod, chown, mkdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { unprivilegedAccount } from "./account.server.ts";
import { explained } from "./error.server.ts";
import { acquireLock, type Lock, LockHeldError } from "./lock.server.ts";

/** Another app uses this data directory; the message names the process. */
export class DataDirectoryInUseError extends Error {
  override name = "DataDirectoryInUseError";
}

/** Makes this process the only app on the data directory, or throws DataDirectoryInUseError. */
export async function acquireDataDirectory(dataDir: string): Promise<Lock> {
  const directory = resolve(dataDir);
  try {
    await makeDataDirectory(directory);
    return await acquireLock(join(directory, "app.lock"));
  } catch (error) {
    if (!(error instanceof LockHeldError)) throw explained(error, directory);
    throw new DataDirectoryInUseError(
      `The data directory ${directory} is in use by process ${error.pid}: stop that one first, or set DATA_DIR to another directory.`,
    );
  }
}

/** Creates the data directory where it is missing; it is closed to other users, also an existing one. */
export async function makeDataDirectory(directory: string): Promise<void> {
  const created = await mkdir(directory, { recursive: true, mode: 0o700 });
  if (created === undefined && !(await isOpenToOthers(directory))) return;
  if (process.getuid?.() !== 0) {
    // A directory of another user, such as a mounted volume, cannot be closed from here.
    await chmod(directory, 0o700).catch(() => {});
    return;
  }
  // Root's database server runs as another user, which should be able to pass through. A root
  // without that right (a container's) finds another way to run the server.
  await chown(directory, 0, unprivilegedAccount().gid)
    .then(() => chmod(directory, 0o710))
    .catch(() => {});
}

/** Whether others may enter, but for the database's group; a shared directory such as /tmp is left alone. */
async function isOpenToOthers(directory: string): Promise<boolean> {
  const { mode } = await stat(directory);
  const isShared = (mode & 0o1000) !== 0;
  return !isShared && (mode & 0o067) !== 0;
}
