import { readFile } from "node:fs/promises";
import {
  applyExchangeRates,
  type ExchangeRate,
  listExchangeRates,
  setExchangeRate,
} from "#app/features/job/pay/exchange-rates.server.ts";
import { oldPoundsInNew } from "#app/features/job/pay/pound.ts";
import { readRate } from "#app/features/job/pay/read-rate.ts";
import { damascusDay, formatNumber } from "#app/i18n/format.ts";

type Options = { old?: boolean };
/** Returns the exit code. */
type RateCommand = (words: string[], options: Options) => Promise<number>;

/** The rates that other currencies are compared and shown by. */
export const rateCommands: Record<"rate" | "rates", RateCommand> = {
  async rate(words, { old = false }) {
    if (words.length === 0) return list();
    return setAll([words], old);
  },
  async rates([file, ...more], { old = false }) {
    if (!file || more.length > 0) return failed("Which file? npm run admin -- rates FILE");
    const lines = (await readFile(file, "utf8")).split("\n").map((line) => line.trim());
    const filled = lines.filter((line) => line !== "" && !line.startsWith("#"));
    return setAll(
      filled.map((line) => line.split(/\s+/)),
      old,
    );
  },
};

/** All or none. */
async function setAll(lines: readonly string[][], isOld: boolean): Promise<number> {
  const rates: ExchangeRate[] = [];
  for (const words of lines) {
    const read = readRate(words, { today: damascusDay(new Date()), isOld });
    if ("problem" in read) return failed(`${words.join(" ")}: ${read.problem}. Nothing was set.`);
    rates.push(read.rate);
  }
  for (const rate of rates) await setExchangeRate(rate);
  for (const rate of rates) console.log(written(rate));
  const changed = await applyExchangeRates();
  console.log(`${formatNumber(changed)} ${changed === 1 ? "job is" : "jobs are"} compared anew.`);
  return 0;
}

async function list(): Promise<number> {
  const rates = [...(await listExchangeRates()).values()];
  if (rates.length === 0) console.log("No rates. Set one: npm run admin -- rate USD 130");
  for (const rate of rates) console.log(written(rate));
  return 0;
}

function written({ currency, newPounds, day }: ExchangeRate): string {
  const [inNew, inOld] = [newPounds, newPounds * oldPoundsInNew].map(formatNumber);
  return `1 ${currency} = ${inNew} new pounds (${inOld} old) since ${day}`;
}

function failed(sentence: string): number {
  console.error(sentence);
  return 1;
}
