import type { Language } from "#app/i18n/language.ts";
import { remembering } from "#app/platform/remembering.ts";
import { companyOperations } from "./company-operations.server.ts";
import { jobOperations } from "./job-operations.server.ts";
import { makeDocument } from "./openapi.server.ts";
import { type Operation, operation } from "./operation.ts";
import { ownApplicationOperations } from "./own-application-operations.server.ts";
import { ownCompanyOperations } from "./own-company-operations.server.ts";
import { ownJobOperations } from "./own-job-operations.server.ts";
import { referenceOperations } from "./reference-operations.server.ts";
import { langQuery } from "./schemas.ts";

/** It changes with a release alone. */
const documentIn = remembering(2, (lang) => makeDocument(operations, lang as Language));

/** Every operation of the API, in the order of its reference. */
export const operations: readonly Operation[] = [
  ...jobOperations,
  ...companyOperations,
  ...referenceOperations,
  operation({
    id: "getDocument",
    method: "get",
    path: "/openapi.json",
    tag: "reference",
    querySchema: langQuery,
    answer: { status: 200, name: "Document" },
    refusals: [],
    async handle({ query: { lang } }) {
      return { json: documentIn(lang) };
    },
  }),
  ...ownJobOperations,
  ...ownApplicationOperations,
  ...ownCompanyOperations,
];
