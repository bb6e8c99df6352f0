import type { QueueName } from "#app/platform/database/queue-tables.server.ts";
import type { WaitingWork } from "#app/platform/queue/waiting-work.server.ts";

/** The queues of each lane of work, and after how many seconds of waiting the lane is late. */
export const lanes = {
  accountEmails: { queues: ["urgent-emails"], late: 300 },
  emails: { queues: ["letters"], late: 900 },
  digests: { queues: ["digests"], late: 3600 },
  push: { queues: ["push"], late: 900 },
  sms: { queues: ["sms"], late: 120 },
  work: {
    queues: [
      "files",
      "bulk",
      "removals",
      "merges",
      "feeds",
      "tidy",
      "lifecycle",
      "alerts",
      "telegram-posts",
      "telegram-updates",
    ],
    late: 3600,
  },
  nights: { queues: ["nightly"], late: 43_200 },
} as const satisfies Record<string, { queues: readonly QueueName[]; late: number }>;

export type Lane = keyof typeof lanes;
export const laneNames = Object.keys(lanes) as Lane[];

/** Times are ISO texts. */
export type Health = {
  /** When it was looked at. */
  at: string;
  /** "files": no mail server is set, emails are written into a folder. */
  mail: "works" | "fails" | "files";
  /** Emails taken and refused for their address, yesterday and today. */
  addresses: { emails: number; bounced: number };
  lanes: Record<Lane, WaitingWork>;
  /** Null where there was none. */
  backup: string | null;
  restoreTest: string | null;
  /** Bytes on the disk of the data directory; null where it cannot be read. */
  disk: { free: number; total: number } | null;
  /** Writes are refused for want of room. */
  diskIsFull: boolean;
  /** Jobs in the memory of search, and how many fit; it holds the newest only once it is full. */
  search: { jobs: number; max: number; isFull: boolean };
  /** The board's sources of jobs that have stopped. */
  stoppedFeeds: number;
  /** Whether the copy for reading follows the database; null without one. */
  replicaFollows: boolean | null;
  /** Telegram channels that take no posts; undefined without channels. */
  stoppedChannels: number | undefined;
  /** The end of the certificate, null where it cannot be read from here; undefined without https. */
  certificate: string | null | undefined;
};

export type LightState = "ok" | "care" | "bad" | "none";
export type LightName =
  | Lane
  | "mail"
  | "addresses"
  | "backup"
  | "restoreTest"
  | "disk"
  | "search"
  | "feeds"
  | "replica"
  | "channels"
  | "certificate";

const day = 24 * 60 * 60_000;
const gigabyte = 1024 ** 3;

/** What is in order at a time and what is not, without what the board does not have. */
export function lightsOf(health: Health, now: Date): Map<LightName, LightState> {
  const { disk, search, replicaFollows, certificate } = health;
  const age = (time: string | null) => (time === null ? Infinity : (+now - Date.parse(time)) / day);
  const lights = new Map<LightName, LightState>([
    ["mail", ({ works: "ok", files: "care", fails: "bad" } as const)[health.mail]],
    ["addresses", areRefused(health.addresses) ? "care" : "ok"],
  ]);
  for (const lane of laneNames) {
    const { oldest, failed } = health.lanes[lane];
    const state = over(oldest / lanes[lane].late, 1, 4);
    lights.set(lane, state === "ok" && failed > 0 ? "care" : state);
  }
  lights.set("backup", over(age(health.backup), 2, health.backup === null ? Infinity : 7));
  lights.set("restoreTest", over(age(health.restoreTest), 100));
  const share = disk ? disk.free / disk.total : 1;
  const isShort = disk !== null && (share < 0.1 || disk.free < gigabyte);
  lights.set("disk", health.diskIsFull ? "bad" : isShort ? "care" : "ok");
  lights.set("search", search.isFull ? "bad" : over(search.jobs / search.max, 0.8));
  lights.set("feeds", over(health.stoppedFeeds, 0));
  if (replicaFollows !== null) lights.set("replica", replicaFollows ? "ok" : "bad");
  if (health.stoppedChannels !== undefined) {
    lights.set("channels", health.stoppedChannels > 0 ? "care" : "ok");
  }
  if (certificate === null) lights.set("certificate", "none");
  else if (certificate) lights.set("certificate", over(age(certificate), -21, -7));
  return lights;
}

/** Mail servers stop accepting anything from a sender of whose emails many are refused. */
function areRefused({ emails, bounced }: Health["addresses"]): boolean {
  return bounced >= 5 && bounced > 0.05 * (emails + bounced);
}

function over(figure: number, care: number, bad = Infinity): LightState {
  if (figure > bad) return "bad";
  return figure > care ? "care" : "ok";
}
