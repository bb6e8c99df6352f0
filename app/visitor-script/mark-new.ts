import { memoryKey } from "#app/features/job/memory-key.ts";
import arabic from "#app/messages/ar/memory/memory.json" with { type: "json" };
import english from "#app/messages/en/memory/memory.json" with { type: "json" };
import type { RootData } from "#app/ui/page/use-root-data.ts";

type Card = { id: string; postedAt: string };

/** Marks the cards of jobs that were posted after a time; React draws the same and takes these words away. */
export function markNew(since: number): void {
  const block = document.getElementById("page-data")?.textContent;
  if (!block) return;
  const { data } = JSON.parse(block);
  const { languages = [] }: Pick<RootData, "languages"> = data.loaderData.root;
  const { newSince: usual } = document.documentElement.lang === "en" ? english : arabic;
  const newSince = languages.find((line) => line.newSince)?.newSince ?? usual;
  for (const { id, postedAt } of cardsIn(data)) {
    if (Date.parse(postedAt) <= since) continue;
    const card = document.querySelector(`.job[data-job="${memoryKey(id)}"]:not(.fresh)`);
    if (!card) continue;
    card.classList.add("fresh");
    const text = document.createElement("span");
    text.className = "sr";
    text.dataset.visitor = "";
    text.textContent = newSince;
    card.querySelector(".dots")?.append(text);
  }
}

/** Whatever in a page's data is a job with a day of posting. */
function cardsIn(value: unknown): Card[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(cardsIn);
  return isCard(value) ? [value, ...inside] : inside;
}

function isCard(value: object): value is Card {
  return "postedAt" in value && typeof value.postedAt === "string" && "id" in value;
}
