import { currentWords } from "#app/features/search/index/in-memory/memory-reader.server.ts";
import { parseQuery } from "#app/features/search/parsing/parse-query.server.ts";
import type { QueryPart } from "#app/features/search/words/parsed-query.ts";

/** The parts of a keyword in short: "words:مهندس مدني", "place:syria/aleppo", "remote". */
export async function readKeyword(keyword: string): Promise<string[]> {
  const { parts } = await parseQuery(keyword, await currentWords());
  return parts.map((part) => signOf(part) + nameOf(part));
}

/** What is excluded with a minus, what is only preferred with a question mark. */
function signOf({ demand }: QueryPart): string {
  if (demand === undefined) return "";
  return demand === "excluded" ? "-" : "?";
}

function nameOf(part: QueryPart): string {
  if (part.kind === "pay") {
    const { min = "", max = "", currency } = part.pay;
    return `pay:${min}-${max} ${currency}`;
  }
  if (part.kind === "place") return `place:${part.ids.join("+")}`;
  if (part.kind === "intent") return part.intent.value;
  const words = part.words.join(" ");
  return part.kind === "words" && part.number ? `words:${part.number} ${words}` : `words:${words}`;
}
