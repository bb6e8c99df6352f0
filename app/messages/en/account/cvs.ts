import { countOf } from "#app/i18n/plural.ts";
import { maxCvMegabytes, maxSavedCvs } from "#app/messages/limits.ts";

/** The CVs in one's account. */
export const cvs = {
  title: "My CVs",
  description: "The CVs saved in your account, ready to apply with.",
  back: "My account",
  explained: `Save up to ${maxSavedCvs} CVs here and apply with one of them. A company gets a copy of the one you send, and never sees the others.`,
  list: "Your saved CVs",
  none: "No saved CVs yet",
  noneMore: "Add a CV you have, and apply with it from any device.",
  uploaded: (p: { date: string }) => `added ${p.date}`,
  used: (p: { date: string }) => `last used ${p.date}`,
  fileName: "Companies see it as",
  download: "Download",
  downloadNamed: (p: { name: string }) => `Download ${p.name}`,
  rename: "Rename",
  renameNamed: (p: { name: string }) => `Rename ${p.name}`,
  label: "Name in your account",
  labelHint: "Only you see it.",
  labelSample: "Accounting, short",
  saveName: "Save the name",
  remove: "Delete",
  removeNamed: (p: { name: string }) => `Delete ${p.name}`,
  removeCost: "Its file is deleted for good. Applications sent with it keep their copy.",
  removeAct: "Delete this CV",
  add: "Add a CV",
  addHint: `PDF, DOC or DOCX, up to ${maxCvMegabytes}MB. Nobody but you can see it until you apply with it.`,
  addAct: "Save the CV",
  saving: "Uploading CV...",
  left: countOf("en", { one: "Room for {n} more", other: "Room for {n} more" }),
  isFull: `You have ${maxSavedCvs} saved CVs, which is the most. Delete one to add another.`,
  fromProfile: {
    ar: "Made from your profile, in Arabic",
    en: "Made from your profile, in English",
  },
  /** Making one from the profile. */
  make: {
    title: "A CV from your profile",
    description: "Make a PDF CV from your profile, in Arabic or English.",
    explained:
      "We lay out what your profile says as a PDF. Your own words stay as you wrote them; only the headings are in the language you choose. Your desired salary is left out.",
    profile: "Edit your profile",
    open: "Make a CV from your profile",
    openMore: "No CV at hand? Your profile becomes a tidy PDF in Arabic or English.",
    backToForm: "Back to the application",
    in: { ar: "In Arabic", en: "In English" },
    preview: "Preview",
    download: "Download",
    save: "Save to my CVs",
    saveAndApply: "Save and apply with it",
  },
  // On the form of an application.
  another: "Another file",
  manage: "Manage your CVs",
  // Results of an action.
  added: "The CV is saved in your account",
  addedWithout:
    "The CV is saved. It leaves out a few characters, such as emoji, that its font does not have.",
  renamed: "The CV has its new name",
  removed: "The CV was deleted",
  // Refusals.
  full: `You already have ${maxSavedCvs} saved CVs. Delete one to add another.`,
  gone: "This CV is no longer in your account. Please choose another.",
  nameless: "Your profile has no name yet. Add it to make a CV.",
  nameMissing: "Enter a name for the CV",
  which: "Choose which CV to send: the file is uploaded, and a saved one was marked too.",
};
