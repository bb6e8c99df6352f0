import type { AllWords } from "#app/messages/en/index.ts";
import type { Device } from "./device.ts";

/** A device as people call it: "Chrome on Android". */
export function deviceWords({ browser, system }: Device, words: AllWords["security"]): string {
  return words.device({ browser: words.browsers[browser], system: words.systems[system] });
}
