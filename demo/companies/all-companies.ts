import { people } from "#demo/model/demo-people.ts";
import type { DemoCompany } from "#demo/model/types.ts";
import { aleppo } from "./aleppo.ts";
import { centre } from "./centre.ts";
import { coast } from "./coast.ts";
import type { CompanySeed } from "./company-seed.ts";
import { damascus } from "./damascus.ts";
import { east } from "./east.ts";
import { idlib } from "./idlib.ts";
import { south } from "./south.ts";

export const companySeeds: readonly CompanySeed[] = [
  ...damascus,
  ...aleppo,
  ...idlib,
  ...centre,
  ...coast,
  ...east,
  ...south,
];

/** The companies as their profiles have them. */
export const demoCompanies = (): DemoCompany[] => companySeeds.map(profileOf);

function profileOf(seed: CompanySeed, index: number): DemoCompany {
  const words = seed[seed.language];
  return {
    key: seed.key,
    ...(seed.account && { account: seed.account }),
    companyName: words.name,
    firstName: seed.contact[0],
    lastName: seed.contact[1],
    email: companyEmail(seed),
    phone: `+963 944 001 ${String(index + 1).padStart(3, "0")}`,
    placeId: seed.places[0],
    industry: seed.industry,
    companySize: seed.size,
    website: companyWebsite(seed),
    foundedYear: seed.founded,
    description: seed.described === false ? "" : `${words.line}. ${seed.more}`,
    language: seed.language,
  };
}

/** Where applications may also be sent; a company with a login has its account's address. */
export function companyEmail({ key, account }: CompanySeed): string {
  const owner = Object.values(people).find((person) => person.key === account);
  return owner?.email ?? `jobs@${key}.example`;
}

export const companyWebsite = ({ key, website }: CompanySeed) =>
  website === false ? null : `https://${key}.example`;
