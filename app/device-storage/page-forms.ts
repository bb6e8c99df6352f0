/** A field as its person left it; hidden fields but for those marked data-stored, files and passwords are not among them. */
export type StoredField = { name: string; value: string; checked: boolean };
/** The fields of each form of a page that is posted, in the page's sequence. */
type StoredForms = StoredField[][];

declare global {
  interface Window {
    /** Reads these forms, else the page's (hydration/read-forms.js). */
    furasForms?: (forms?: readonly HTMLFormElement[]) => StoredForms;
  }
}

/** Filled fields, and files by form. */
export type FilledForms = { forms: StoredForms; files: readonly File[][] };

/** The forms of pages that were left by a link, by the history's entries. */
export type LeftForms = Map<string, FilledForms & { person: string | null }>;

export function readForms(forms?: readonly HTMLFormElement[]): StoredForms {
  return window.furasForms?.(forms) ?? [];
}

export const postForms = () => [
  ...document.querySelectorAll<HTMLFormElement>("main form[method=post]"),
];

export const fileFields = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>("input[type=file]"),
];

export function filesIn(form: HTMLFormElement): File[] {
  return fileFields(form).flatMap(({ files }) => files?.[0] ?? []);
}
