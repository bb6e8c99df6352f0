import { onTestFinished } from "vitest";
import { type Settings, setSettings, settings } from "#app/platform/settings/settings.server.ts";

/** Changes settings until the current test has ended. */
export function useSettings(changes: Partial<Settings>): void {
  const before = settings();
  setSettings({ ...before, ...changes });
  onTestFinished(() => setSettings(before));
}
