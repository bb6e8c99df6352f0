/** Days for which a CV and the texts sent with it are stored after the job has closed, by default. */
export const defaultCvRetentionDays = 180;

let days = defaultCvRetentionDays;

export function openRetention(cvDays: number): void {
  days = cvDays;
}

/** Days for which this board stores a CV and the texts sent with it after the job has closed. */
export function cvRetentionDays(): number {
  return days;
}
