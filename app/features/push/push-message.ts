/** News of applications: of an applicant's own, also that an interview is near, and for a company that an applicant has written. */
export type NewsKind = "opened" | "question" | "invitation" | "interview" | "answer" | "applicant";

/** A message as the queue holds it: numbers and addresses of ours, nothing personal. */
export type PushMessage = (
  | {
      kind: "newJobs";
      /** How many jobs. */
      count: number;
    }
  | { kind: NewsKind }
) & {
  /** The page of the board that it leads to. */
  path: string;
  /** One message, however often it is tried: another under it takes its place. A UUID. */
  id: string;
};

/** The payload that the browser decrypts and shows; no one between can read it. */
export type PushPayload = {
  title: string;
  body: string;
  path: string;
  tag: string;
  language: string;
};
