import { moderators, type Row, signIn } from "./answers.ts";

const nobody = { visitor: signIn, anybody: "404" };
const acting = (page: string) => ({
  visitor: signIn,
  moderator: `303 ${page} writes`,
  anybody: "404",
});
const unclear = { ...moderators, moderator: "400" };
const because = { reason: "terms", note: "It breaks the terms." };

/** The moderators' pages of people, companies and jobs. */
export const deskRows: Row[] = [
  [
    "moderation/people/:accountId",
    "/moderation/people/{seekerId}",
    moderators,
    acting("/moderation/people/{seekerId}"),
    { act: "block", ...because },
  ],
  ["moderation/people/:accountId", "/moderation/people/{seekerId}", moderators, unclear],
  [
    "moderation/people/:accountId",
    "/moderation/people/{missing}",
    nobody,
    nobody,
    { act: "block", ...because },
  ],
  [
    "moderation/companies/:companyId",
    "/moderation/companies/{companyId}",
    moderators,
    acting("/moderation/companies/{companyId}"),
    { act: "block", ...because },
  ],
  ["moderation/companies/:companyId", "/moderation/companies/{companyId}", moderators, unclear],
  [
    "moderation/companies/:companyId",
    "/moderation/companies/{missing}",
    nobody,
    nobody,
    { act: "revoke_domain", ...because },
  ],
  [
    "moderation/jobs/:jobId",
    "/moderation/jobs/{open}",
    moderators,
    acting("/moderation/jobs/{open}"),
    { act: "close", ...because },
  ],
  [
    "moderation/jobs/:jobId",
    "/moderation/jobs/{open}",
    moderators,
    acting("/moderation/jobs/{open}"),
    { act: "feature", days: "3" },
  ],
  ["moderation/jobs/:jobId", "/moderation/jobs/{draft}", moderators, unclear],
  [
    "moderation/jobs/:jobId",
    "/moderation/jobs/{missing}",
    nobody,
    nobody,
    { act: "suspend", ...because },
  ],
];
