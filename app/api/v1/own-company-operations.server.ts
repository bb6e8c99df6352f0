import type { Person } from "#app/features/accounts/actor.ts";
import { findOwnCompany } from "#app/features/companies/companies.server.ts";
import { displayName } from "#app/features/companies/company.ts";
import {
  findOwnLogo,
  removeOwnLogo,
  saveOwnLogo,
} from "#app/features/companies/logo/logos.server.ts";
import { raiseSuspiciousCompany } from "#app/features/moderation/signals/raise-signals.server.ts";
import { companyPlace } from "#app/features/places/shown-place.server.ts";
import type { ApiScope } from "#app/features/team/keys/api-key.ts";
import type { Language } from "#app/i18n/language.ts";
import { maxLogoMegabytes } from "#app/limits.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { ApiRefusal, holder, type Operation, operation } from "./operation.ts";
import { worked } from "./problem.server.ts";
import { langQuery } from "./schemas.ts";

/** A key's company, and its logo. */
export const ownCompanyOperations: Operation[] = [
  operation({
    id: "getOwnCompany",
    method: "get",
    path: "/own/company",
    tag: "ownCompany",
    scope: "any",
    querySchema: langQuery,
    answer: { status: 200, name: "OwnCompany" },
    refusals: [404],
    async handle({ actor, scopes, query: { lang } }) {
      return { json: await companyOf(holder(actor), scopes, lang) };
    },
  }),
  operation({
    id: "putLogo",
    method: "put",
    path: "/own/company/logo",
    tag: "ownCompany",
    scope: "company:write",
    querySchema: langQuery,
    picture: {
      types: ["image/png", "image/jpeg", "image/webp", "image/avif"],
      maxBytes: maxLogoMegabytes * 1024 * 1024,
    },
    answer: { status: 200, name: "OwnCompany" },
    refusals: [404, 413, 415],
    async handle({ actor, scopes, bytes, query: { lang }, language }) {
      const saved = await saveOwnLogo(ownerOf(actor), bytes, (tx, companyId) =>
        raiseSuspiciousCompany(companyId, tx),
      );
      worked(saved, language);
      return { json: await companyOf(holder(actor), scopes, lang) };
    },
  }),
  operation({
    id: "deleteLogo",
    method: "delete",
    path: "/own/company/logo",
    tag: "ownCompany",
    scope: "company:write",
    querySchema: langQuery,
    answer: { status: 200, name: "OwnCompany" },
    refusals: [404],
    async handle({ actor, scopes, query: { lang }, language }) {
      worked(await removeOwnLogo(ownerOf(actor)), language);
      return { json: await companyOf(holder(actor), scopes, lang) };
    },
  }),
];

/** The company as its owners act for it: only they give a key this scope. */
function ownerOf(actor: Person | undefined): Person {
  const person = holder(actor);
  return { ...person, company: { id: person.id, role: "owner" } };
}

async function companyOf(actor: Person, scopes: readonly ApiScope[], lang: Language) {
  const [company, logo] = await Promise.all([findOwnCompany(actor), findOwnLogo(actor)]);
  if (!company) throw new ApiRefusal(404);
  const { slug, industry, companySize, foundedYear, companyWebsite, companyDescription } = company;
  const { baseUrl } = settings();
  return {
    id: actor.id,
    slug,
    name: displayName(company),
    industry,
    size: companySize,
    place: companyPlace(company, lang),
    foundedYear,
    website: companyWebsite,
    description: companyDescription,
    url: slug && baseUrl + paths.company(slug),
    logo: logo === undefined ? null : baseUrl + paths.logoFile(logo, "512.webp"),
    scopes,
  };
}
