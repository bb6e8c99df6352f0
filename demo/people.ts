import { demoAccounts } from "./demo-data.ts";

const accounts = new Map(demoAccounts().map((account) => [account.key, account]));

function account(key: string) {
  const record = accounts.get(key);
  if (!record) throw new Error(`demo/data/accounts.jsonl has no ${key}.`);
  return record;
}

/** The demo accounts that tests and benchmarks call by name. */
export const people = {
  /** Seeker: an accountant in Aleppo. */
  rima: account("rima"),
  /** Seeker: a web developer in Homs who wants remote work. */
  karam: account("karam"),
  /** Seeker: an NGO project officer in Damascus who writes in English. */
  dana: account("dana"),
  /** Company: owner of Barada Foods in Aleppo. */
  nabil: account("nabil"),
  /** Company: programme manager of Jasmine House for Development, an NGO in Idlib. */
  lina: account("lina"),
  /** Company: founder of Minaa Software in Damascus. */
  tarek: account("tarek"),
  /** Admin: watches over the board. */
  hala: account("hala"),
  /** Moderator. */
  ruba: account("ruba"),
};
