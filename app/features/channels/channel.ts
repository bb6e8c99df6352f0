import type { ContentLanguage } from "#app/i18n/language.ts";

/** Works, paused by a person, or stopped by an answer of Telegram. */
export const channelStates = ["works", "paused", "stopped"] as const;
export type ChannelState = (typeof channelStates)[number];

/** Why Telegram takes no posts. */
export type StopReason = "removed" | "noRights" | "notFound" | "blocked" | "refused";

/**
 * A job in a channel: waits, is being sent, was posted; not known whether it was posted; refused by Telegram; a copy
 * of another job; deleted in the channel.
 */
export const postStates = [
  "waiting",
  "sending",
  "posted",
  "unknown",
  "refused",
  "copy",
  "gone",
] as const;
export type PostState = (typeof postStates)[number];

/** Minutes for which new jobs are collected before they are posted, the best first. */
export const settleMinutes = 10;
const nightHours = { from: 23, until: 7 } as const;
export const maxChannels = 100;
export const maxPerHour = 60;
export const usualPerHour = 6;

/** A channel as it is listed. Times are ISO. */
export type ListedChannel = {
  id: string;
  title: string;
  username: string | null;
  chat: string;
  language: ContentLanguage;
  province: string | null;
  category: string | null;
  written: ContentLanguage | null;
  perHour: number;
  atNight: boolean;
  state: ChannelState;
  pausedUntil: string | null;
  stopCode: number | null;
  stopReason: StopReason | null;
  isRemoved: boolean;
  lastAt: string | null;
  thisHour: number;
  /** Posted since midnight in Damascus. */
  today: number;
  waiting: number;
};

/** A job's post as it is listed. */
export type ListedPost = {
  channelId: string;
  jobId: string;
  title: string;
  state: PostState;
  code: number | null;
  at: string;
  channel: string;
};

/** Whether nothing is posted at this time in Damascus. */
export function isNight(time: Date): boolean {
  const hour = Number(
    new Intl.DateTimeFormat("en-GB", {
      hour: "2-digit",
      hourCycle: "h23",
      timeZone: "Asia/Damascus",
    }).format(time),
  );
  return hour >= nightHours.from || hour < nightHours.until;
}
