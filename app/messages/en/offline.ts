import { countOf } from "#app/i18n/plural.ts";

export const offline = {
  page: {
    title: "No connection",
    description: "What you can read offline.",
    reason: "This page is not saved on your device. It will open once you are back online.",
    pagesTitle: "Saved on this device",
  },
  saved: {
    title: "Saved jobs",
    description: "Jobs saved on this device, to read offline.",
    lead: "They are saved on this device only, need no account and open offline.",
    saveMark: "Save the job",
    save: "Save",
    saved: "Saved",
    saving: "Saving...",
    notSaved: "The job could not be saved. Try again when you are back online.",
    none: "No saved jobs",
    noneMore: "Press Save on a job's page to read it here offline.",
    browse: "Browse jobs",
    count: countOf("en", { one: "{n} saved job", other: "{n} saved jobs" }),
    savedAt: (p: { when: string }) => `Saved ${p.when}`,
    remove: "Remove",
    removeNamed: (p: { title: string }) => `Remove ${p.title}`,
    needs:
      "Saving jobs needs JavaScript, which is not running here: it is switched off, or your browser is saving data. You can bookmark the job's page instead.",
    toJob: "View the job",
  },
};
