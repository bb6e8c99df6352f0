type Field = readonly [name: string, text: string];

/** The fields of all forms that are written in; those of choices, ids and the state of a form are not among them. */
const fields = new Set(
  `title company description requirements benefits salaryMin salaryMax applicationDeadline contactEmail companyWebsite
  companyName companyDescription foundedYear firstName lastName email phone bio desiredPosition workExperience education
  experienceYears desiredSalaryMin desiredSalaryMax skills languages certifications preferredLocations linkedinUrl
  portfolioUrl coverLetter expectedSalary availableDate message body note interviewDay interviewDay2 interviewDay3 interviewTime
  interviewUntil interviewPlace interviewPhone interviewLink interviewNote day time details appeal keyword label newLabel name search
  organization place fromYear untilYear number titleAr titleEn textAr textEn url chat perHour appName`.split(
    /\s+/,
  ),
);

/** Any other is a text if it is as long as this, and in words. */
const long = 60;
const secret = /password|current|code|^seen(-shown)?$/i;
/** As answerField writes it; that module has words that no visitor's page loads. */
const answer = /^answer-/;
/** An answer to a screening question by a button. */
const pressed = /^(yes|no)$/;
const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The fields of a form that somebody wrote. */
export function writtenTexts(form: Iterable<readonly [string, unknown]>): Field[] {
  return [...form].flatMap(([name, value]) => {
    if (typeof value !== "string" || value.trim() === "" || secret.test(name)) return [];
    const isText =
      (fields.has(name) && !id.test(value)) ||
      (answer.test(name) && !pressed.test(value)) ||
      (value.length >= long && /\s/.test(value));
    return isText ? [[name, value] as const] : [];
  });
}
