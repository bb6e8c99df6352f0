import { formatNumber } from "./format.ts";
import type { Language } from "./language.ts";

export type PluralForms = {
  en: { one: string; other: string };
  ar: { zero: string; one: string; two: string; few: string; many: string; other: string };
};

const rules = { en: new Intl.PluralRules("en"), ar: new Intl.PluralRules("ar") };

/** Words for a count: picks the language's plural form and writes the number where it says {{n}}. */
export function countOf<L extends Language>(language: L, forms: PluralForms[L]) {
  const known: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = forms;
  return (n: number): string =>
    (known[rules[language].select(n)] ?? known.other).replace("{{n}}", formatNumber(n));
}
