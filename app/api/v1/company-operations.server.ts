import { z } from "zod";
import { findCompany } from "#app/features/companies/directory/company-directory.server.ts";
import { listCompanyRecords } from "#app/features/companies/directory/company-records.server.ts";
import { findCompanyPage } from "#app/features/company-page/company-page.server.ts";
import { findSuccessor } from "#app/features/moderation/merges/merged-companies.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { ApiRefusal, type Operation, operation } from "./operation.ts";
import { companiesQuery, companyPath, langQuery } from "./schemas.ts";

const position = z.object({
  jobs: z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
  name: z
    .string()
    .max(400)
    .regex(/^[^\0]*$/),
  id: z.guid(),
});

/** The companies of the directory. */
export const companyOperations: Operation[] = [
  operation({
    id: "listCompanies",
    method: "get",
    path: "/companies",
    tag: "companies",
    querySchema: companiesQuery,
    answer: { status: 200, name: "CompanyList" },
    refusals: [],
    async handle({ query: { industry, limit, cursor, lang } }) {
      const after = readCursor(position, cursor);
      const { records, next } = await listCompanyRecords(
        { industry, limit, ...(after && { after }) },
        lang,
      );
      const data = records.map((each) => ({ ...each, url: urlOf(each.slug) }));
      return { json: { data, next: writeCursor(next) } };
    },
  }),
  operation({
    id: "getCompany",
    method: "get",
    path: "/companies/{company}",
    tag: "companies",
    pathSchema: companyPath,
    querySchema: langQuery,
    answer: { status: 200, name: "CompanyDetail" },
    refusals: [404],
    async handle({ path: { company }, query: { lang } }) {
      const slug = isUuid(company) ? (await findById(company, lang))?.slug : company;
      const page = slug ? await findPage(slug, lang) : undefined;
      if (!page) throw new ApiRefusal(404);
      return { json: detailOf(page) };
    },
  }),
];

/** The id of a company that was merged with it finds it, too. */
async function findById(id: string, lang: Language) {
  const company = await findCompany(id, lang);
  const successor = company ? undefined : await findSuccessor(id);
  return successor ? findCompany(successor, lang) : company;
}

/** An earlier address of the company's page finds it, too. */
async function findPage(slug: string, lang: Language) {
  const page = await findCompanyPage(slug, lang);
  const now = page && "movedTo" in page ? await findCompanyPage(page.movedTo, lang) : page;
  return now && "movedTo" in now ? undefined : now;
}

function detailOf(page: NonNullable<Awaited<ReturnType<typeof findPage>>>) {
  const { id, slug, name, industry, size, place, foundedYear, website, description } = page;
  const { openJobs, placeId, joinedAt, pastJobs: closedJobs } = page;
  const shown = { id, slug, name, industry, size, place, foundedYear, website, description };
  return { ...shown, openJobs, url: urlOf(slug), placeId, joinedAt, closedJobs };
}

function urlOf(slug: string | null): string | null {
  return slug && settings().baseUrl + paths.company(slug);
}
