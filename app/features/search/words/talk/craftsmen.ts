import { fold } from "#app/platform/fold.ts";
import craftsmen from "./craftsmen.json" with { type: "json" };

/** Whether a folded word is a title of craftsmen beside a trade, and of a teacher elsewhere: "معلم". */
export function isCraftsman(word: string): boolean {
  return titles.has(word);
}

/** Whether a folded word begins as a trade does: "نجارة", "الحلاقين". */
export function isTrade(word: string): boolean {
  return trades.test(word);
}

const titles = new Set(craftsmen.titles.map(fold));
const trades = new RegExp(`^(?:ال)?(?:${craftsmen.trades.map(fold).join("|")})`);
