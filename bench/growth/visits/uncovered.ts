import { readFileSync } from "node:fs";
import { join } from "node:path";
import { urls } from "#app/pages.ts";
import { root } from "#server/start/start-steps.mjs";
import { actions } from "./actions.ts";
import { listAddresses } from "./addresses.ts";

/** Forms that no action here sends, and why. */
const notSent: Record<string, string> = {
  "apply/:jobId/kept": "as applying, from a device's store",
  "my-account/applications/:applicationId/kept": "as answering, from a device's store",
  "login/verify": "needs a second factor; a row by its key",
  "login/blocked": "needs a blocked account; a row by its key",
  "login/passkey-options": "a call of scripts; a row by its key",
  "login/code": "needs the code of a text message; a row by its key",
  "register/code": "needs the code of a text message; a row by its key",
  "my-account/phone": "needs the code of a text message; a row by its key",
  "my-account/notifications": "switches of one person",
  "my-account/telegram": "needs a bot; one row of one person",
  "my-account/experience/:entryId": "twenty rows of one person",
  "my-account/cvs/:cvId/fields": "needs a file; rows of one person",
  "reset-password": "needs a link of an email; a row by its key",
  "confirm-email": "needs a link of an email; a row by its key",
  "undo-email-change": "needs a link of an email; a row by its key",
  invitation: "needs a link of an email; a row by its key",
  "renew-job": "needs a link of an email; as extending a job",
  "alerts/confirm": "needs a link of an email; a row by its key",
  "alerts/stop": "needs a link of an email; a row by its key",
  unsubscribe: "needs a link of an email; a row by its key",
  "auth/v1/:call": "calls of other programs; as logging in",
  "my-account/security/two-step": "needs an authenticator; a row by its key",
  "my-account/cvs": "a file; rows of one person",
  "my-account/logo": "a file; rows of one company",
  "push-device": "needs a push service; rows of one person",
  "company-dashboard/labels": "twenty rows of one company",
  "company-dashboard/jobs/:jobId/applicants/cvs/download": "needs files; a CV after the other",
  "company-dashboard/job-templates": "as copying a job",
  "company-dashboard/jobs/:jobId/review": "needs a suspended job; a row by its key",
  "moderation/people/:accountId": "rows of one person; as acts of the owner",
  "moderation/companies/:companyId": "rows of one company; as acts on a person",
  "company-dashboard/feeds/:sourceId/mapping": "reads a feed of another site",
  "operations/feeds/:sourceId/mapping": "reads a feed of another site",
  "company-dashboard/checks": "needs a domain of the company's own; two rows of one company",
  "company-dashboard/profiles": "needs a profile with the company's domain; as merging companies",
  "moderation/moderators": "a few people; needs an authenticator",
  "moderation/merges": "the merge backwards, by the queue: npm run bench -- merges",
  "telegram/webhook": "needs a bot; one row by its key",
  "documents/upload": "a file; rows of one person",
  "documents/upload/:uploadId": "a file; rows of one person",
};

/** Paths that nobody visits, and those that take forms of which none is sent. */
export function listUncovered(): string[] {
  const sent = new Set(actions.map(({ path }) => path));
  const forms = urls.filter(
    ({ path, file }) => file && !sent.has(path) && !(path in notSent) && takesForms(file),
  );
  return [
    ...listAddresses(true).missing.map((path) => `visit of ${path}`),
    ...forms.map(({ path }) => `action of ${path}`),
  ];
}

function takesForms(file: string): boolean {
  const source = readFileSync(join(root, "app", file), "utf8");
  return /export async function action\b/.test(source);
}
