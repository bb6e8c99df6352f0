import { companySeeds } from "./companies/all-companies.ts";
import type { CompanySeed } from "./companies/company-seed.ts";
import { randomFrom } from "./model/random.ts";
import type { Category, DemoJob, DemoLanguage } from "./model/types.ts";
import { allRoles } from "./roles/all-roles.ts";
import type { Role } from "./roles/role.ts";
import { type Post, writePosting } from "./writing/posting.ts";

/** How many jobs each governorate gets besides those written by hand. */
const wanted: Record<string, number> = {
  damascus: 152,
  aleppo: 138,
  "rif-dimashq": 88,
  homs: 84,
  latakia: 68,
  hama: 62,
  idlib: 62,
  tartus: 56,
  "deir-ez-zor": 44,
  "al-hasakah": 42,
  raqqa: 40,
  daraa: 42,
  "as-suwayda": 36,
  quneitra: 24,
};

/** Written by hand alone, see written/barada.ts. */
const handWritten = new Set(["barada-foods"]);

type Seat = { company: CompanySeed; placeId: string; weight: number; given: number };

/** Jobs for every governorate, spread over its companies and over all roles. */
export function generatedJobs(): DemoJob[] {
  const random = randomFrom("spread");
  const used = { role: new Map<string, number>(), pair: new Map<string, number>() };
  const categories = new Map<Category, number>();
  const spread: Post[] = [];
  for (const [province, count] of Object.entries(wanted)) {
    const seats = seatsIn(province);
    for (let turn = 0; turn < count; turn += 1) {
      const seat = leastServed(seats);
      const role = bestRole(seat.company, (candidate) => {
        const pair = `${seat.company.key} ${candidate.key}`;
        const rare = (categories.get(candidate.category) ?? 0) / (quota[candidate.category] ?? 1);
        return (
          (used.role.get(candidate.key) ?? 0) +
          9 * (used.pair.get(pair) ?? 0) +
          8 * rare +
          2 * random.next()
        );
      });
      seat.given += 1;
      const pair = `${seat.company.key} ${role.key}`;
      const nth = (used.pair.get(pair) ?? 0) + 1;
      used.pair.set(pair, nth);
      used.role.set(role.key, (used.role.get(role.key) ?? 0) + 1);
      categories.set(role.category, (categories.get(role.category) ?? 0) + 1);
      const language = languageOf(role, seat.company, random.next());
      const placeId = random.chance(0.04) ? `syria/${province}` : seat.placeId;
      spread.push({
        key: `${seat.company.key}-${role.key}-${nth}`,
        role,
        company: seat.company,
        placeId,
        language,
      });
    }
  }
  return spread.map(writePosting).map(shelve);
}

/** Weights, so that every category is well filled though some have few roles. */
const quota: Record<Category, number> = {
  "Information Technology": 90,
  "Marketing & Sales": 100,
  "Accounting & Finance": 85,
  Engineering: 135,
  Healthcare: 110,
  Education: 75,
  Design: 70,
  "Human Resources": 60,
  Law: 60,
  Logistics: 115,
};

const sizeWeight = { "1-10": 1, "11-50": 2, "51-200": 3, "201-500": 4, "501-1000": 4, "1000+": 5 };

function seatsIn(province: string): Seat[] {
  return companySeeds
    .filter(({ key }) => !handWritten.has(key))
    .flatMap((company) =>
      company.places
        .filter((placeId) => placeId.split("/")[1] === province)
        .map((placeId) => {
          const share = placeId === company.places[0] ? 1 : 0.5;
          return { company, placeId, weight: sizeWeight[company.size] * share, given: 0 };
        }),
    );
}

function leastServed(seats: readonly Seat[]): Seat {
  return seats.reduce((least, seat) =>
    (seat.given + 1) / seat.weight < (least.given + 1) / least.weight ? seat : least,
  );
}

function bestRole(company: CompanySeed, cost: (role: Role) => number): Role {
  return allRoles
    .filter((role) => suits(role, company))
    .map((role) => ({ role, cost: cost(role) }))
    .reduce((best, next) => (next.cost < best.cost ? next : best)).role;
}

function suits(role: Role, company: CompanySeed): boolean {
  if (company.not?.includes(role.key)) return false;
  if (company.also?.includes(role.key)) return true;
  if (role.fits !== "any") return role.fits.includes(company.industry);
  return company.size !== "1-10" || role.setting === "screen";
}

function languageOf(role: Role, company: CompanySeed, chance: number): DemoLanguage {
  if (!role.en) return "ar";
  if (!role.ar) return "en";
  return chance < (company.language === "ar" ? 0.62 : 0.25) ? "ar" : "en";
}

/** A few are closed or still drafts; a few active ones are past their last day. */
function shelve(job: DemoJob, index: number): DemoJob {
  if (index % 23 === 11) {
    return {
      ...job,
      status: "closed",
      deadlineInDays: -1 - (index % 20),
      postedDaysAgo: 30 + (index % 60),
    };
  }
  if (index % 67 === 30) return { ...job, status: "draft", postedDaysAgo: (index % 9) + 0.4 };
  if (index % 151 === 70) return { ...job, deadlineInDays: -2, postedDaysAgo: 21.5 };
  return job;
}
