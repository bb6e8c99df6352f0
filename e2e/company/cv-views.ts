import { expect, type Locator } from "@playwright/test";
import type { AllMessages } from "#app/messages/en/index.ts";

/**
 * Presses a view of a CV until `shown` is there. The reader of CVs yields to everything else on the machine:
 * where it gets no turn, the page says that one may try again.
 */
export async function openCvView(
  pane: Locator,
  view: "showPages" | "readText",
  shown: Locator,
  { applicants: { reader } }: AllMessages,
): Promise<void> {
  await pane.getByRole("link", { name: reader[view] }).click();
  const busy = pane.getByText(reader.overloaded);
  await expect(shown.or(busy).first()).toBeVisible({ timeout: 30_000 });
  while (await busy.isVisible()) await pane.page().reload();
  await expect(shown.first()).toBeVisible();
}
