import { countOf } from "../plural.ts";

export const offline = {
  installed: { name: "فُرَص · Furas: jobs in Syria" },
  /** Read by the service worker, which knows no functions: {when} is how long ago. */
  worker: {
    age: "No connection. This page is from {when}.",
    again: "Try again",
    savedJobs: "Saved jobs",
    visited: "Pages you have seen",
    nothing: "No page is kept on this device yet.",
  },
  page: {
    title: "No connection",
    description: "What can be read without a connection.",
    reason: "This page is not on your device. It opens once the line is back.",
    kept: "What is on this device",
  },
  saved: {
    title: "Saved jobs",
    description: "Jobs kept on this device, to be read without a connection.",
    lead: "They are kept on this device only, need no account and open without a connection.",
    saveMark: "Save the job",
    save: "Save",
    saved: "Saved",
    saving: "Saving...",
    notSaved: "It could not be saved. Try again when there is a line.",
    none: "No saved jobs",
    noneMore: "Press Save on a job's page, and it opens here without a connection.",
    browse: "Browse jobs",
    count: countOf("en", { one: "{n} saved job", other: "{n} saved jobs" }),
    keptAt: (p: { when: string }) => `From ${p.when}`,
    remove: "Remove",
    removeNamed: (p: { title: string }) => `Remove ${p.title}`,
    needs:
      "Saving needs scripts, and this browser runs none here: they are switched off, or it saves data. You can bookmark the job's page instead.",
    toJob: "To the job",
  },
  kept: {
    waiting: (p: { title: string }) =>
      `Your application for ${p.title} is kept on this device. It is sent by itself when the line is back.`,
    waitingMany: countOf("en", {
      one: "{n} application is kept on this device. It is sent by itself when the line is back.",
      other:
        "{n} applications are kept on this device. They are sent by themselves when the line is back.",
    }),
    sentMany: countOf("en", {
      one: "{n} application was sent.",
      other: "{n} applications were sent.",
    }),
    sending: (p: { title: string }) => `Your application for ${p.title} is being sent.`,
    sent: (p: { title: string }) => `Your application for ${p.title} was sent.`,
    signIn: (p: { title: string }) => `Your application for ${p.title} waits until you log in.`,
    signInAnybody: "An application on this device waits, encrypted, until its writer logs in.",
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
      one: "{n} application on this device was not sent yet. What should happen to it?",
      other: "{n} applications on this device were not sent yet. What should happen to them?",
    }),
    sendAndLeave: "Send now and log out",
    sendingNow: "Sending...",
    notSentNow: "Not everything could be sent. Try again, or choose something else.",
    keepAndLeave: "Log out and keep for me",
    keepExplained:
      "It stays on this device encrypted for up to 30 days: nobody but you can read it, and it is sent once you log in here again.",
    dropAndLeave: "Log out and delete",
    cancel: "Cancel",
    sharedCut:
      "There is no connection, and this device is shared, so nothing is kept on it. Stay on this page and send again when the connection is back.",
    onDevice:
      "Your application is kept on this device and sent by itself when the line is back. You may close the page. To change it, edit it and send it again.",
  },
};
