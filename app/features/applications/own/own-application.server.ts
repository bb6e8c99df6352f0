import type { Actor } from "#app/features/accounts/actor.ts";
import { mobileDigits } from "#app/features/accounts/profile/mobile-number.server.ts";
import type { Answer } from "#app/features/applications/answers/answer.ts";
import { listOwnAnswers } from "#app/features/applications/answers/answers.server.ts";
import type { OwnApplication } from "#app/features/applications/application-list.ts";
import { findOwnSentApplication } from "#app/features/applications/application-lists.server.ts";
import {
  type ApplicationEvent,
  listOwnHistory,
} from "#app/features/applications/lifecycle/history.server.ts";
import {
  findInterviews,
  type Interview,
  isFreed,
  isTimeSet,
  listOfferedTimes,
} from "#app/features/applications/lifecycle/interviews.server.ts";
import type { OwnInterview } from "./own-interview.ts";

export type OwnApplicationWithHistory = {
  application: OwnApplication;
  events: ApplicationEvent[];
  /** The invitation that waits for an interview; undefined where there is none. */
  interview: Interview | undefined;
  answers: Answer[];
};

/** All about one of the actor's own applications; undefined for anybody else's. */
export async function findOwnApplicationWithHistory(
  actor: Actor,
  id: string,
): Promise<OwnApplicationWithHistory | undefined> {
  const application = await findOwnSentApplication(actor, id);
  if (!application) return undefined;
  const [histories, invitations, answers] = await Promise.all([
    listOwnHistory(actor, [application.id]),
    application.status === "interview" ? findInterviews([application.id]) : undefined,
    listOwnAnswers(actor, [application.id]),
  ]);
  return {
    application,
    events: histories.get(application.id) ?? [],
    interview: invitations?.get(application.id),
    answers: answers.get(application.id) ?? [],
  };
}

/** An invitation as its reader sees it; for callers that have checked whose it is. */
export async function shownInterview(interview: Interview): Promise<OwnInterview> {
  const { id, startsAt, minutes, place, phone, link, note, answer } = interview;
  const times = (await listOfferedTimes(interview)).filter(({ isFree }) => isFree);
  return {
    id,
    startsAt: isTimeSet(interview) && startsAt ? startsAt.toISOString() : null,
    isFreed: await isFreed(interview),
    minutes,
    isOffer: interview.offerId !== null,
    times: times.map((time) => ({ id: time.id, startsAt: time.startsAt.toISOString() })),
    timeId: interview.timeId,
    place,
    phone,
    mobile: mobileDigits(phone),
    link,
    note,
    answer,
  };
}
