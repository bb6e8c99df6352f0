/** Password and sessions of one's own account, and the letters that watch over it. */
export const security = {
  title: "Security",
  description: "Change your password and see where your account is open.",
  back: "My account",
  password: {
    heading: "Change password",
    current: "Current password",
    next: "New password",
    nextHint: "At least 6 characters, and none that is easy to guess.",
    confirm: "Confirm new password",
    everywhere: "You stay logged in here. Every other device is logged out.",
    submit: "Change password",
    busy: "Changing...",
  },
  sessions: {
    heading: "Where you are logged in",
    explained: "Log out whatever you do not know or no longer use, then change your password.",
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
      "If others use this device too, nothing of yours need stay on it: what you type is not kept, pages do not open without a connection, and an application is sent only while you are connected.",
    explainedOn:
      "Nothing of yours is kept on this device: no drafts, no pages without a connection, no unsent applications. Jobs you save stay until you remove them.",
    turnOn: "This device is shared",
    turnOff: "Only I use this device",
  },
  /** Notices. */
  nowShared: "Nothing of yours is kept on this device any more",
  nowOwn: "Drafts and pages are kept on this device again",
  ended: "That device is logged out",
  othersEnded: "All other devices are logged out",
  passwordChanged: "Your password is changed. Every other device is logged out.",
  /** Refusals. */
  currentMissing: "Enter your current password",
  currentWrong: "That is not your current password",
  changeFailed: "The password could not be changed. Please try again.",
  letters: {
    newDevice: {
      subject: "New login to your Furas account",
      happened: (p: { device: string; when: string }) =>
        `Somebody logged in to your account from a device that it was not used on before: ${p.device}, ${p.when} (Damascus time).`,
      you: "If it was you, there is nothing to do.",
      notYou:
        "If it was not you, choose a new password. Every device is then logged out. On this page you ask for a link to do so:",
    },
    passwordChanged: {
      subject: "The password of your Furas account was changed",
      happened: (p: { when: string }) =>
        `The password of your account was changed: ${p.when} (Damascus time). Every other device is logged out.`,
      you: "If it was you, there is nothing to do.",
      notYou:
        "If it was not you, choose a new password yourself. On this page you ask for a link to do so:",
    },
  },
};
