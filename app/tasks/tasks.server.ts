import { removeUnusedDocuments } from "../areas/applications/documents.server.ts";
import { logFault } from "../platform/log.server.ts";

const hour = 60 * 60 * 1000;

/** Starts the timed work; answers the function that ends it. Safe with several processes. */
export function startTasks(): () => void {
  const timer = setInterval(() => {
    removeUnusedDocuments().catch((error) => logFault(error, { task: "removeUnusedDocuments" }));
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}
