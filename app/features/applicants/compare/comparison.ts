import type { Label, TeamRating } from "#app/features/applicants/marks/mark.ts";
import type { Stage } from "#app/features/applicants/stage.ts";
import type { JudgedAnswer } from "#app/features/applications/answers/answer.ts";
import type { Applicant, SentApplication } from "#app/features/applications/application-list.ts";
import type { Reason } from "#app/features/fits/reason.ts";
import type { PublicQuestion } from "#app/features/job/questions/question.ts";

/** An application among others of its job. */
export type Compared = {
  id: string;
  stage: Stage;
  sent: SentApplication;
  applicant: Applicant;
  /** Withdrawn or cleared: only who it was is left. */
  isNameOnly: boolean;
  reasons: Reason[];
  rating: TeamRating | null;
  labels: Label[];
  answers: JudgedAnswer[];
};

export type Comparison = {
  job: { id: string; title: string };
  questions: Pick<PublicQuestion, "id" | "preset" | "text">[];
  compared: Compared[];
};
