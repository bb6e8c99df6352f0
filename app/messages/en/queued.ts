import { countOf } from "#app/i18n/plural.ts";
import { queuedApplicationDays } from "#app/messages/limits.ts";

/** Of applications that wait on the device until they can be sent. */
export const queued = {
  waiting: (p: { title: string }) =>
    `Your application for ${p.title} is saved on this device. It will be sent automatically when you are back online.`,
  waitingMany: countOf("en", {
    one: "{n} application is saved on this device. It will be sent automatically when you are back online.",
    other:
      "{n} applications are saved on this device. They will be sent automatically when you are back online.",
  }),
  sentMany: countOf("en", {
    one: "{n} application was sent.",
    other: "{n} applications were sent.",
  }),
  sending: (p: { title: string }) => `Your application for ${p.title} is being sent.`,
  sent: (p: { title: string }) => `Your application for ${p.title} was sent.`,
  signIn: (p: { title: string }) => `Your application for ${p.title} is waiting for you to log in.`,
  signInAnybody: "An encrypted application on this device is waiting for its author to log in.",
  refused: (p: { title: string }) =>
    `Your application for ${p.title} was not sent. What you wrote is still here.`,
  sendNow: "Send now",
  logIn: "Log in",
  edit: "Edit and send",
  written: "What you wrote",
  cv: "CV",
  drop: "Delete",
  dropNamed: (p: { title: string }) => `Delete the application for ${p.title}`,
  leaving: "Log out?",
  leavingUnsent: countOf("en", {
    one: "{n} application on this device has not been sent yet. What should happen to it?",
    other: "{n} applications on this device have not been sent yet. What should happen to them?",
  }),
  sendAndLeave: "Send now and log out",
  sendingNow: "Sending...",
  notSentNow: "Not everything could be sent. Try again, or choose something else.",
  keepAndLeave: "Log out and keep for later",
  keepExplained: `It stays encrypted on this device for up to ${queuedApplicationDays} days: nobody but you can read it, and it is sent the next time you log in here.`,
  dropAndLeave: "Log out and delete",
  cancel: "Cancel",
  sharedCut:
    "You are offline, and this device is shared, so nothing is saved on it. Stay on this page and send again when you are back online.",
  onDevice:
    "Your application is saved on this device and will be sent automatically when you are back online. You may close the page. To change your application, edit it and send it again.",
};
