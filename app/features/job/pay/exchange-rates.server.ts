import { sql } from "drizzle-orm";
import type { Currency, Pay } from "#app/features/job/job.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { firstId } from "#app/platform/uuid.ts";
import { exchangeRates } from "./exchange-rates.table.ts";
import { inOtherPound, oldPoundsInNew } from "./pound.ts";

/** A pay in another currency or pound, and the day of the rate, where one was needed. */
export type OtherPay = { pay: Pay; rateDay?: string };

/** The second currency of pounds. */
const besidePounds: Currency = "USD";

/** The same pay in other words: pounds in the other pound and in dollars, anything else in new and old pounds. */
export function otherPays(pay: Pay, rates: ReadonlyMap<Currency, ExchangeRate>): OtherPay[] {
  if ((pay.min ?? pay.max) === null) return [];
  if (pay.currency !== "SYP") {
    const rate = rates.get(pay.currency);
    if (!rate) return [];
    const inNew: Pay = { ...times(pay, rate.newPounds), currency: "SYP", pound: "new" };
    return [inNew, inOtherPound(inNew)].map((each) => ({ pay: each, rateDay: rate.day }));
  }
  const other = { pay: inOtherPound(pay) };
  const rate = rates.get(besidePounds);
  if (!rate) return [other];
  const { pound, ...rest } = pay;
  const by = 1 / rate.newPounds / (pound === "old" ? oldPoundsInNew : 1);
  return [other, { pay: { ...times(rest, by), currency: besidePounds }, rateDay: rate.day }];
}

function times(pay: Pay, by: number): Pay {
  const { min, max } = pay;
  return { ...pay, min: min && rounded(min * by), max: max && rounded(max * by) };
}

/** To two or three figures: a rate says no more. */
function rounded(amount: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 2);
  return Math.max(1, Math.round(amount / unit) * unit);
}

/** The currencies that have a rate to the pound. */
export type ForeignCurrency = Exclude<Currency, "SYP">;

export type ExchangeRate = {
  currency: ForeignCurrency;
  /** New pounds for one. */
  newPounds: number;
  /** Since when, such as 2026-11-20. */
  day: string;
};

/** Today's rates, of those currencies that the owner has set one for. */
export async function listExchangeRates(): Promise<ReadonlyMap<Currency, ExchangeRate>> {
  const rows = await db.execute<{ currency: ForeignCurrency; newPounds: number; day: string }>(sql`
    select distinct on (currency) currency, new_pounds::float8 as "newPounds", day::text as day
    from ${exchangeRates} where day <= ${damascusDay(new Date())}::date
    order by currency, day desc`);
  return new Map([...rows].map((rate) => [rate.currency, rate]));
}

/** Sets the rate from a day on. Pays are compared by it once applyExchangeRates has run. */
export async function setExchangeRate({ currency, newPounds, day }: ExchangeRate): Promise<void> {
  const values = { newPounds: String(newPounds), applied: false };
  await db
    .insert(exchangeRates)
    .values({ currency, day, ...values })
    .onConflictDoUpdate({ target: [exchangeRates.currency, exchangeRates.day], set: values });
}

const jobsAtOnce = 500;

/**
 * Recomputes comparable pays in currencies whose rate has changed, a batch in each transaction.
 * Returns how many have changed. Run twice at once, each job is written once.
 */
export async function applyExchangeRates(batch = jobsAtOnce): Promise<number> {
  const rates = await db.execute<{ currency: string; day: string }>(sql`
    select * from (
      select distinct on (currency) currency, day::text as day, applied from ${exchangeRates}
      where day <= ${damascusDay(new Date())}::date order by currency, day desc
    ) current where not applied`);
  let changed = 0;
  for (const { currency, day } of rates) {
    changed += await applyTo(currency, batch);
    await db.execute(
      sql`update ${exchangeRates} set applied = true where currency = ${currency} and day = ${day}::date`,
    );
  }
  return changed;
}

async function applyTo(currency: string, batch: number): Promise<number> {
  let changed = 0;
  let after = firstId;
  for (;;) {
    // The trigger of these columns works out the rest.
    const [part] = await db.execute<{ last: string | null; changed: number }>(sql`
      with paid as materialized (
        select id from jobs where currency = ${currency} and id > ${after}::uuid
          and coalesce(salary_min, salary_max) is not null
        order by id limit ${batch}::int
      ), changed as (
        update jobs set pay_period = pay_period where id in (select id from paid)
          and (comparable_min, comparable_max) is distinct from (
            comparable_pay(salary_min, pay_period, currency, pound),
            comparable_pay(salary_max, pay_period, currency, pound))
        returning id
      )
      select (select max(id::text) from paid) as last, (select count(*)::int from changed) as changed`);
    if (!part?.last) return changed;
    changed += part.changed;
    after = part.last;
  }
}
