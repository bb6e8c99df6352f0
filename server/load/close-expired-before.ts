import {
  closeExpiredOnce,
  hasClosedExpired,
} from "#app/features/jobs/lifecycle/deadlines.server.ts";
import { databaseIsDown } from "#app/platform/database/database-monitor.server.ts";
import { logThrottled } from "#app/platform/log/log.server.ts";
import type { Listener } from "#server/lifecycle/listen.ts";

/**
 * Has the jobs closed whose last day ended at midnight, before this process responds to anything on the
 * new day. Where that fails, the request goes on and the next one tries again.
 */
export function closeExpiredBefore(next: Listener): Listener {
  return (incoming, outgoing) => {
    if (hasClosedExpired() || databaseIsDown()) return next(incoming, outgoing);
    closeExpiredOnce()
      .catch((error: unknown) => logThrottled("expired jobs", { cause: String(error) }))
      .then(() => next(incoming, outgoing));
  };
}
