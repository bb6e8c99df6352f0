import { type Page, pages } from "#app/pages.ts";
import type { Who } from "./role-people.ts";
import { accountRows } from "./roles/account-rows.ts";
import {
  type Answers,
  admins,
  companies,
  members200,
  moderators,
  type Row,
} from "./roles/answers.ts";
import { applicationRows } from "./roles/application-rows.ts";
import { browsingRows } from "./roles/browsing-rows.ts";
import { companyRows } from "./roles/company-rows.ts";
import { deskRows } from "./roles/desk-rows.ts";

/** An old cookie opens nothing, a second seeker may what the first may, and so on. */
export const resembles: Partial<Record<Who, Who>> = {
  "signed out": "visitor",
  "other seeker": "seeker",
  "other company": "company",
  "no profile": "unknown type",
  // An account of no use but for the right to moderate.
  moderator: "removed member",
  // Of a team; what a reader is refused stands in the rows. Who was removed is like an unknown account.
  "team owner": "company",
  "team recruiter": "company",
  "team reader": "company",
  "other member": "other company",
  "removed member": "unknown type",
};

/** A page without a row of its own here is shown to its readers and takes no form. */
const shownToReaders: Record<Page["reader"], Answers> = {
  anybody: "200",
  member: members200,
  company: companies("200"),
  admin: admins,
  moderator: moderators,
};

const written: Row[] = [
  ...browsingRows,
  ...accountRows,
  ...applicationRows,
  ...companyRows,
  ...deskRows,
];

const writtenRoutes = new Set(written.map(([route]) => route));

/** The rows above, and one for each page without any. */
export const table: Row[] = [
  ...written,
  ...pages.flatMap(({ path, example, reader }): Row[] => {
    const isPlain = example !== null && !/JOB|FEED|SOURCE|ENDPOINT/.test(example);
    const isWritten = writtenRoutes.has(path);
    return isPlain && !isWritten ? [[path, example, shownToReaders[reader], "405"]] : [];
  }),
];
