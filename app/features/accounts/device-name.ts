import type { AllMessages } from "#app/messages/en/index.ts";
import type { Device } from "./device.ts";

/** A device as people call it: "Chrome on Android". */
export function deviceName({ browser, system }: Device, messages: AllMessages["security"]): string {
  return messages.device({ browser: messages.browsers[browser], system: messages.systems[system] });
}
