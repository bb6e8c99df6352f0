import type { Page } from "@playwright/test";
import type { AllMessages } from "#app/messages/en/index.ts";
import { labelled } from "./languages.ts";

/** One item a line without scripts, a row each with them. */
export async function fillList(
  page: Page,
  label: string,
  items: string[],
  messages: AllMessages,
  scripts = true,
) {
  if (!scripts) return page.getByLabel(labelled(label, messages)).fill(items.join("\n"));
  const row = (number: number) =>
    page.getByLabel(messages.ui.lineOf({ label, number: number + 1 }), { exact: true });
  for (const [number, item] of items.entries()) {
    await row(number).fill(item);
    if (number + 1 < items.length) await row(number).press("Enter");
  }
}

/** Pastes a text into the first row of a list, and returns the rows. */
export async function pasteList(
  page: Page,
  label: string,
  text: string,
  messages: AllMessages,
): Promise<string[]> {
  const first = page.getByLabel(messages.ui.lineOf({ label, number: 1 }), { exact: true });
  await first.evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const paste = { clipboardData, bubbles: true, cancelable: true };
    field.dispatchEvent(new ClipboardEvent("paste", paste));
  }, text);
  const rows = page.locator(".rows", { has: first }).locator("input.input");
  return rows.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}
