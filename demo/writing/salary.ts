import type { CompanySeed } from "#demo/companies/company-seed.ts";
import type { Random } from "#demo/model/random.ts";
import type { Currency, DemoJob, EmploymentType, ExperienceLevel } from "#demo/model/types.ts";
import type { Role } from "#demo/roles/role.ts";

type Salary = Pick<DemoJob, "salaryMin" | "salaryMax" | "currency">;
type Post = {
  role: Role;
  company: CompanySeed;
  placeId: string;
  type: EmploymentType;
  level: ExperienceLevel;
};

/** What a post pays a month, as far as its employer says; in plausible money for the place. */
export function salaryFor(post: Post, random: Random): Salary {
  const currency = currencyFor(post, random);
  const [min, max] = range(post, currency, random);
  const told = random.next();
  if (told < 0.35) return { salaryMin: null, salaryMax: null, currency };
  if (told < 0.43) return { salaryMin: min, salaryMax: null, currency };
  if (told < 0.48) return { salaryMin: null, salaryMax: max, currency };
  return { salaryMin: min, salaryMax: max, currency };
}

function currencyFor({ role, company, placeId, type }: Post, random: Random): Currency {
  const fromAfar = role.setting === "screen" && (type === "remote" || type === "freelance");
  if (role.usd && company.industry === "non-profit") return random.chance(0.9) ? "USD" : "SYP";
  if (role.usd && company.key === "safita-tech") return "USD";
  if (role.usd && fromAfar) {
    return random.pick(["USD", "USD", "USD", "USD", "EUR", "SAR", "AED", "SYP"] as const);
  }
  if (payInLira.test(placeId)) return random.chance(0.3) ? "TRY" : "SYP";
  if (payInPounds.test(placeId) && role.setting === "road") {
    return random.chance(0.4) ? "LBP" : "SYP";
  }
  return "SYP";
}

/** Towns by the Turkish border, and by the Lebanese one. */
const payInLira = /idlib|azaz|al-bab|afrin|jarabulus/;
const payInPounds = /tartus|homs\/al-qusayr|zabadani/;

function range({ role, placeId, type, level }: Post, currency: Currency, random: Random) {
  const share = levelShare[level] * (type === "part-time" ? 0.6 : 1);
  const local = currency === "SYP" || currency === "TRY" || currency === "LBP";
  const [low, high] = local || !role.usd ? role.pay.map((thousands) => thousands * 1000) : role.usd;
  const here = local ? (/damascus/.test(placeId) ? 1.1 : 1) * random.pick([0.92, 1, 1, 1.08]) : 1;
  const { rate, step, ceiling } = money[currency];
  const least = money[currency].floor * (type === "part-time" ? 0.6 : 1);
  const floor = Math.ceil(least / step) * step;
  const rounded = (amount = 0) =>
    Math.min(ceiling, Math.max(floor, Math.round((amount * share * here * rate) / step) * step));
  const min = Math.min(ceiling - 3 * step, rounded(low));
  return [min, Math.max(min + 3 * step, rounded(high))] as const;
}

const levelShare: Record<ExperienceLevel, number> = {
  entry: 0.85,
  mid: 1,
  senior: 1.35,
  executive: 1.8,
};

/** From Syrian pounds for local money, from dollars for the rest. */
const money: Record<Currency, { rate: number; step: number; floor: number; ceiling: number }> = {
  SYP: { rate: 1, step: 50_000, floor: 900_000, ceiling: 6_000_000 },
  TRY: { rate: 1 / 240, step: 500, floor: 3_000, ceiling: 25_000 },
  LBP: { rate: 8, step: 500_000, floor: 7_000_000, ceiling: 40_000_000 },
  USD: { rate: 1, step: 50, floor: 300, ceiling: 2_500 },
  EUR: { rate: 0.9, step: 50, floor: 300, ceiling: 2_200 },
  SAR: { rate: 3.75, step: 100, floor: 1_200, ceiling: 9_000 },
  AED: { rate: 3.67, step: 100, floor: 1_200, ceiling: 9_000 },
};
