/** How much one account may add: no more than a busy person needs, so that none fills the disk. */
export type Quotas = Readonly<{
  applicationsPerDay: number;
  /** Bytes of all CVs of one person together. */
  cvBytesPerPerson: number;
  /** Of a company whose address is confirmed, or whose account is a week old. */
  jobsPerDay: number;
}>;

const megabyte = 1024 * 1024;

/** What holds unless the settings say otherwise. */
export const usualQuotas: Quotas = {
  applicationsPerDay: 50,
  cvBytesPerPerson: 200 * megabyte,
  jobsPerDay: 50,
};

let quotas = usualQuotas;

export function openQuotas(given: Quotas): void {
  quotas = given;
}

/** The quotas of this board. */
export function boardQuotas(): Quotas {
  return quotas;
}
