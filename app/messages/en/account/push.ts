import { countOf } from "#app/i18n/plural.ts";

/** Notifications on one's devices (Web Push): the page about them, and their texts. */
export const push = {
  title: "Notifications",
  description: "Choose the devices that get notifications about new jobs.",
  back: "My account",
  heading: "Notifications on this device",
  explained:
    "New jobs for your alerts, also when Furas is closed. They never say what you look for.",
  turnOn: "Notify me on this device",
  turnOff: "Turn off on this device",
  busy: "One moment…",
  unsupported: "This browser cannot show notifications.",
  install: "On an iPhone, first add Furas to the Home Screen, and turn notifications on there.",
  denied:
    "Notifications from this site are blocked in your browser. Allow them in its settings for this site, then reload the page.",
  needsScripts: "Notifications need JavaScript, which is off in this browser.",
  shared: "This device is shared with others, so it gets no notifications.",
  notAllowed: "Notifications were not allowed. Press again when you want them.",
  failed: "That did not work. Try again later.",
  unknownService: "This browser's notification service is not supported.",
  invalid: "The browser gave an invalid answer. Try again.",
  devices: "Devices that get notifications",
  since: (p: { when: string }) => `Since ${p.when}`,
  remove: "Remove",
  removeNamed: (p: { device: string }) => `No more notifications on ${p.device}`,
  removed: "This device gets no more notifications.",
  notification: {
    newJobs: countOf("en", { one: "One new job", other: "{n} new jobs" }),
    open: "Open Furas to see what is new.",
  },
};
