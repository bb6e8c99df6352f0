import { sendDueAlerts } from "#app/features/alerts/delivery/digests.server.ts";
import { percolateChangedJobs } from "#app/features/alerts/percolation/percolate.server.ts";
import { deliverToChat } from "#app/features/channels/chats/deliver-to-chat.server.ts";
import type { ChatTask } from "#app/features/push/chats/chat-tasks.server.ts";
import { closeDatabase, openDatabase } from "#app/platform/database/database.server.ts";
import {
  closeQueue,
  type JobHandlers,
  openQueue,
  startJobs,
} from "#app/platform/queue/queue.server.ts";
import { readSettings, setSettings } from "#app/platform/settings/settings.server.ts";

/** The background work of alerts and chats, in a process of its own that may be killed. */
const url = process.env.BENCH_DATABASE ?? "";
setSettings(readSettings(process.env));
openDatabase(url, 8);
openQueue(url);
const handlers: Partial<JobHandlers> = {
  async alerts() {
    await percolateChangedJobs();
    await sendDueAlerts();
  },
  chats: (task) => deliverToChat(task as ChatTask),
};
await startJobs(handlers as JobHandlers, () => false);
process.once("SIGTERM", async () => {
  await closeQueue();
  await closeDatabase();
  process.exit(0);
});
process.stdout.write("begun\n");
