import type { Page } from "@playwright/test";
import type { AllMessages } from "#app/messages/en/index.ts";
import { labelled } from "./languages.ts";

/** One item a line without scripts, a row each with them. */
export async function fillList(
  page: Page,
  label: string,
  items: string[],
  messages: AllMessages,
  scripts: boolean,
) {
  if (!scripts) return page.getByLabel(labelled(label, messages)).fill(items.join("\n"));
  const row = (number: number) =>
    page.getByLabel(messages.ui.lineOf({ label, number: number + 1 }), { exact: true });
  for (const [number, item] of items.entries()) {
    await row(number).fill(item);
    if (number + 1 < items.length) await row(number).press("Enter");
  }
}
