import { emailQueues } from "#app/emails/email-lanes.ts";
import { countCvBytesOfDay } from "#app/features/applications/cv/cv-growth.server.ts";
import { findCvBytes } from "#app/features/figures/board/board-days.server.ts";
import { certificateEnd } from "#app/features/operations/certificate.server.ts";
import { readOperatorActs } from "#app/features/operations/operator-acts.server.ts";
import { shareQuery } from "#app/platform/database/per-database.server.ts";
import { countWaitingWork, type WaitingWork } from "#app/platform/queue/waiting-work.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { readDiskSpace } from "#app/platform/storage/disk-space.server.ts";
import type { BoardFigure } from "./serve.ts";

/** The metrics of the whole board, from the database. */
export const boardFigures: BoardFigure[] = [
  {
    name: "furas_queue_waiting",
    help: "Work that is due and not done yet",
    label: "queue",
    read: async () => byQueue(await work(), "waiting"),
  },
  {
    name: "furas_queue_oldest_seconds",
    help: "How long the oldest of it has waited",
    label: "queue",
    read: async () => byQueue(await work(), "oldest"),
  },
  {
    name: "furas_queue_failed_last_hour",
    help: "Work that was given up within an hour",
    label: "queue",
    read: async () => byQueue(await work(), "failed"),
  },
  {
    name: "furas_letters_waiting",
    help: "Letters that are not sent yet",
    read: async () => emailFigure(await work(), "waiting", (all) => all.reduce(sum, 0)),
  },
  {
    name: "furas_letters_oldest_seconds",
    help: "How long the oldest of them has waited",
    read: async () => emailFigure(await work(), "oldest", (all) => Math.max(0, ...all)),
  },
  {
    name: "furas_backup_age_seconds",
    help: "Since the last backup",
    read: async () => ageOf((await readOperatorActs()).backup),
  },
  {
    name: "furas_restore_test_age_seconds",
    help: "Since a restore was last tried",
    read: async () => ageOf((await readOperatorActs()).restoreTest),
  },
  {
    name: "furas_disk_free_bytes",
    help: "Free bytes on the disk of the data directory",
    read: async () => (await readDiskSpace(settings().dataDir))?.free,
  },
  {
    name: "furas_certificate_left_seconds",
    help: "Until the certificate of the board's address ends",
    read: async () => {
      const end = await certificateEnd();
      return end ? (Date.parse(end) - Date.now()) / 1000 : undefined;
    },
  },
  { name: "furas_cv_bytes", help: "Bytes of all CVs", read: findCvBytes },
  {
    name: "furas_cv_bytes_last_day",
    help: "Bytes of the CVs that came within the last 24 hours",
    read: countCvBytesOfDay,
  },
];

/** Several figures are read at once, by one question. */
const work = shareQuery(countWaitingWork).run;

type Work = Awaited<ReturnType<typeof countWaitingWork>>;

function byQueue(work: Work, figure: keyof WaitingWork): Map<string, number> {
  return new Map([...work].map(([queue, counted]) => [queue, counted[figure]]));
}

function emailFigure(
  work: Work,
  figure: keyof WaitingWork,
  joined: (all: number[]) => number,
): number {
  return joined(emailQueues.map((queue) => work.get(queue)?.[figure] ?? 0));
}

const sum = (one: number, other: number) => one + other;

const ageOf = (time: Date | null) => (time ? (Date.now() - time.getTime()) / 1000 : undefined);
