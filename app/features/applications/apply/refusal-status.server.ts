const statuses: Record<string, number> = {
  "applications.loginFirst": 401,
  "jobs.companiesCannotApply": 403,
  "jobs.adminsCannotApply": 403,
  "jobs.accountCannotApply": 403,
  "jobs.missing": 404,
  "jobs.over": 409,
  "applications.otherAccount": 403,
  "applications.alreadyApplied": 409,
  "screening.errors.changed": 409,
  "applications.cvTooLarge": 413,
  "applications.cvWrongType": 415,
  "applications.cvMixed": 422,
  "applications.photosTooMany": 422,
  "applications.photoHeic": 415,
  "applications.photoUnreadable": 422,
  "applications.photoPixels": 413,
  "applications.cvInfected": 422,
  "accounts.tooManyTries": 429,
  "applications.tooManyUploads": 429,
  "applications.tooManyToday": 429,
  "applications.cvSpaceFull": 409,
  "cvs.full": 409,
  "applicants.reader.overloaded": 503,
  "applications.fileUnavailable": 503,
  "applications.cvNotScanned": 503,
  "applications.photosOverloaded": 503,
  "applications.filesUnavailable": 503,
};

/** The HTTP status that goes with a refusal of this feature. */
export function statusOf(refusal: string): number {
  return statuses[refusal] ?? 400;
}
