import type { AllMessages } from "#app/messages/en/index.ts";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import type { Device } from "./device.ts";

/** A device as people call it: "Chrome on Android". */
export function deviceName({ browser, system }: Device, messages: AllMessages["security"]): string {
  return messages.device({ browser: messages.browsers[browser], system: messages.systems[system] });
}

/** The drawing of a device by its system; an Android tablet cannot be told from a phone. */
export function deviceIcon({ system }: Device): IconName {
  if (system === "android" || system === "iphone" || system === "ipad") return "mobile";
  return system === "other" ? "globe" : "laptop";
}
