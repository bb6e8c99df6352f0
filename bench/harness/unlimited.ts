/** A few people do here what many would. */
export const unlimited = {
  MAX_APPLICATIONS_PER_DAY: "1000000",
  MAX_CV_MB_PER_PERSON: "1000000",
  MAX_JOBS_PER_DAY: "1000000",
};
