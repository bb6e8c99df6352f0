import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Currency } from "#app/features/job/job.ts";

/** The first amount in a text: "1,800,000", "٢٫١ مليون", "900 thousand". Null where there is none. */
export function readableAmount(text: SQLWrapper, currency: Currency): SQL {
  const latin = sql`translate(${text}, '٠١٢٣٤٥٦٧٨٩٬٫،', '0123456789,.,')`;
  // Removes separators of thousands: comma, point or blank.
  const joined = sql`regexp_replace(${latin}, '(\\d)[,. ](?=\\d{3}(\\D|$))', '\\1', 'g')`;
  const number = sql`substring(${joined} from '\\d{1,15}(?:\\.\\d{1,4})?')`;
  // A number alone is by far the cheapest to read.
  return sql`case when ${latin} ~ '^(\\d{1,15}|\\d{1,3}([,. ]\\d{3}){1,4})$'
      then translate(${latin}, ',. ', '')::numeric
    when ${latin} ~* ${otherSigns(currency)} then null
    else ${number}::numeric * case when ${latin} ~* ${millions} then 1000000
      when ${latin} ~* ${thousands} then 1000 else 1 end end`;
}

const millions = "million|مليون|ملايين|\\d ?m\\M";
const thousands = "thousand|ألف|الف|آلاف|\\d ?k\\M";

/** How people write the currencies. */
const signs: Record<Currency, string> = {
  SYP: "syp|s\\.?p\\M|ل\\.?س|سوري",
  USD: "usd|\\$|dollar|دولار",
  EUR: "eur|€|يورو",
  TRY: "try\\M|₺|تركي",
  SAR: "sar\\M|سعودي",
  AED: "aed|درهم",
  LBP: "lbp|لبناني",
};

function otherSigns(currency: Currency): string {
  const others = Object.entries(signs).filter(([each]) => each !== currency);
  return others.map(([, sign]) => sign).join("|");
}
