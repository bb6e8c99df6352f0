/** How an answer reaches an applicant besides My Applications. */
export type Reach =
  /** By email. */
  | "mailed"
  /** By email to an unconfirmed address: it may not arrive. */
  | "unconfirmed"
  /** The applicant switched such emails off, or cannot log in. */
  | "off";

export type ReachCounts = Record<Reach, number>;

export function countReach(each: readonly Reach[]): ReachCounts {
  const of = (reach: Reach) => each.filter((one) => one === reach).length;
  return { mailed: of("mailed"), unconfirmed: of("unconfirmed"), off: of("off") };
}

/** An applicant who may not get an email; `isLate` once the address has had its emails of the day. */
type Unreached = { name: string; phone: string | null; mobile: string | null; isLate: boolean };

/** Who may not get the email of an answer, the first of them by name. */
export type MailDoubts = {
  unconfirmed: number;
  off: number;
  people: Unreached[];
  /** The job's title. */
  job: string;
  /** How many applicants were checked, where the answer goes to more. */
  checked?: number;
};
