import { removeOldSessions } from "../areas/accounts/sessions.server.ts";
import { removeUnusedDocuments } from "../areas/applications/documents.server.ts";
import { removeExpiredUploads } from "../areas/applications/uploads.server.ts";
import { logFault } from "../platform/log.server.ts";

const hour = 60 * 60 * 1000;

/** Starts the timed work; answers the function that ends it. Safe with several processes. */
export function startTasks(): () => void {
  const timer = setInterval(() => {
    removeOldSessions().catch((error) => logFault(error, { task: "removeOldSessions" }));
    removeUnusedDocuments().catch((error) => logFault(error, { task: "removeUnusedDocuments" }));
    removeExpiredUploads().catch((error) => logFault(error, { task: "removeExpiredUploads" }));
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}
