import { characters } from "#app/messages/en/units.ts";
import { minPasswordLength } from "#app/messages/limits.ts";
/** Password and sessions of one's own account. */
export const security = {
  title: "Security",
  description: "Change your password and see where you are logged in.",
  back: "My account",
  password: {
    heading: "Change password",
    current: "Current password",
    next: "New password",
    nextHint: `At least ${characters(minPasswordLength)}, and not easy to guess.`,
    confirm: "Confirm new password",
    everywhere:
      "You stay logged in here. All other devices are logged out. Passkeys and the authenticator app stay.",
    submit: "Change password",
    busy: "Changing...",
  },
  sessions: {
    heading: "Where you are logged in",
    explained:
      "Log out any device you do not recognise or no longer use, then change your password.",
    here: "This device",
    since: (p: { when: string }) => `Logged in ${p.when}`,
    lastUsed: (p: { when: string }) => `Last used ${p.when}`,
    end: "Log out",
    endNamed: (p: { device: string }) => `Log out ${p.device}`,
    endOthers: "Log out all other devices",
    onlyHere: "You are logged in on this device only.",
  },
  device: (p: { browser: string; system: string }) => `${p.browser} on ${p.system}`,
  browsers: {
    chrome: "Chrome",
    firefox: "Firefox",
    safari: "Safari",
    edge: "Edge",
    opera: "Opera",
    samsung: "Samsung Internet",
    uc: "UC Browser",
    other: "A browser",
  },
  systems: {
    android: "Android",
    iphone: "iPhone",
    ipad: "iPad",
    windows: "Windows",
    mac: "a Mac",
    linux: "Linux",
    chromeos: "ChromeOS",
    other: "an unknown device",
  },
  shared: {
    heading: "Shared device",
    on: "On",
    explained:
      "If others use this device too, nothing of yours needs to stay on it: what you type is not saved, pages do not open offline, and applications are sent only while you are online.",
    explainedOn:
      "Nothing of yours is saved on this device: no drafts, no offline pages, no unsent applications. Jobs you save stay until you remove them.",
    turnOn: "This device is shared",
    turnOff: "Only I use this device",
  },
  /** Notices. */
  nowShared: "Nothing of yours is saved on this device any more",
  nowOwn: "Drafts and pages are saved on this device again",
  ended: "That device has been logged out",
  othersEnded: "All other devices have been logged out",
  passwordChanged: "Your password has been changed. All other devices have been logged out.",
  /** Refusals. */
  currentMissing: "Enter your current password",
  currentWrong: "That is not your current password",
  changeFailed: "The password could not be changed. Please try again.",
};
