import type { Who } from "#e2e/security/role-people.ts";

/** What somebody is answered; who is not named is answered like the one they resemble, then like anybody. */
export type Answers = string | ({ anybody: string } & Partial<Record<Who, string>>);
/** Where a page is shown after a form, what is answered without scripts may be another thing. */
export type PostAnswers = Answers | { page: Answers; data: Answers };
/** "files" and "resume" are sent with a CV. */
export type Fields = Record<string, string> & { cvAs?: "files" | "resume" };

/**
 * Route, address, what a GET is answered and what a POST of the fields. Names in braces are ids of
 * the records: all but "others" belong to the company, cv and upload to the seeker; HERE is the
 * address itself. "writes" ends an answer after which something stored is another.
 */
export type Row = [route: string, to: string, get: Answers, post: PostAnswers, fields?: Fields];

export const signIn = "303 /login?next=HERE";
export const account = "303 /my-account";
export const dashboard = "303 /company-dashboard";
export const ownPage = {
  seeker: account,
  company: dashboard,
  admin: "303 /admin-dashboard",
  anybody: account,
  // By way of the dashboard.
  "removed member": dashboard,
  "no profile": "303 /home",
};
/** A company's page: others are sent to sign in or to their account. */
export const companies = (company: string, otherCompany = company) => ({
  visitor: signIn,
  company,
  "other company": otherCompany,
  anybody: account,
});
/** The same for who changes something there, which a reader is told at the dashboard. */
export const recruiters = (company: string, otherCompany = company) => ({
  ...companies(company, otherCompany),
  "team reader": dashboard,
});
/** And for owners. */
export const owners = (company: string, otherCompany = company) => ({
  ...recruiters(company, otherCompany),
  "team recruiter": dashboard,
  "other member": dashboard,
});
/** An act of applying: others are sent to sign in or refused. */
export const seekers = (seeker: string, otherSeeker = seeker) => ({
  visitor: signIn,
  seeker,
  "other seeker": otherSeeker,
  anybody: "403",
});
export const applicantAndOwner = {
  seeker: "200",
  // That the company has opened it is written down.
  company: "200 writes",
  "other seeker": "404",
  "other company": "404",
  anybody: "404",
};
export const othersApplicantAndOwner = {
  "other seeker": "200",
  "other company": "200 writes",
  anybody: "404",
};
export const profile = { firstName: "Sami", lastName: "Darwish", companyName: "The Bakery" };
export const person = { ...profile, email: "new@people.example", phone: "0944123456" };

export const members200 = { visitor: signIn, anybody: "200" };
export const admins = { visitor: signIn, admin: "200", company: dashboard, anybody: account };

/** Of the board's running, for those who read or moderate it; nobody else learns that there is such a page. */
export const operators = { visitor: signIn, admin: "200", moderator: "200", anybody: "404" };

/** The moderators' pages, which there are not for anybody else. */
export const moderators = { visitor: signIn, moderator: "200", anybody: "404" };

/** The figures of the board. */
export const boardReaders = { ...moderators, admin: "200" };

/** Only for this one, not for anyone who resembles them. */
export function only(who: "company" | "seeker"): Answers {
  return { [who]: "200", [`other ${who}`]: "404", anybody: "404" };
}

/** A page of anyone who sent an application; anybody else's is missing. */
export function applicant(answer: string) {
  return { visitor: signIn, seeker: answer, "other seeker": "404", anybody: "404" };
}

export function othersApplicant(answer: string) {
  return { visitor: signIn, seeker: "404", "other seeker": answer, anybody: "404" };
}

export function missingJob(): Answers {
  return { visitor: signIn, anybody: "404" };
}
