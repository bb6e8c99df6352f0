import type { Page } from "@playwright/test";
import type { AllWords } from "#app/messages/en/index.ts";
import { labelled } from "./languages.ts";

/** One item a line without scripts, a row each with them. */
export async function fillList(
  page: Page,
  label: string,
  items: string[],
  words: AllWords,
  scripts: boolean,
) {
  if (!scripts) return page.getByLabel(labelled(label, words)).fill(items.join("\n"));
  const row = (number: number) =>
    page.getByLabel(words.ui.lineOf({ label, number: number + 1 }), { exact: true });
  for (const [number, item] of items.entries()) {
    await row(number).fill(item);
    if (number + 1 < items.length) await row(number).press("Enter");
  }
}
