import type { InterviewAnswer } from "#app/features/applications/application-status.ts";

/** An invitation as its reader sees it; timestamps are ISO. */
export type OwnInterview = {
  id: string;
  /** Null until a time of the offer is picked. */
  startsAt: string | null;
  /** Whether a calendar may still have a time that is off. */
  isFreed: boolean;
  minutes: number;
  /** Whether it lets its reader pick a time. */
  isOffer: boolean;
  /** The times that can be picked, with the one that is. */
  times: { id: string; startsAt: string }[];
  timeId: string | null;
  place: string | null;
  phone: string | null;
  /** E.164 digits of the phone where it is a mobile one. */
  mobile: string | null;
  link: string | null;
  note: string | null;
  answer: InterviewAnswer | null;
};
