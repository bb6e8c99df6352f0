/** How much one account may add: what an active person needs, so that nobody fills the disk. */
export type Quotas = Readonly<{
  applicationsPerDay: number;
  /** Bytes of all CVs of one person together. */
  cvBytesPerPerson: number;
  /** Of a company whose address is confirmed, or whose account is a week old. */
  jobsPerDay: number;
}>;

const megabyte = 1024 * 1024;

/** The defaults of the settings. */
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
