import {
  type FilledForms,
  fileFields,
  type LeftForms,
  postForms,
  type StoredField,
} from "./page-forms.ts";

/** Fills the page's forms; options that come later than their field are waited for until the returned function is called. */
export function fillForms({ forms, files }: FilledForms): () => void {
  let missing = postForms().map((form, at) => {
    fillFiles(form, files[at] ?? []);
    return { form, fields: forms[at] ?? [] };
  });
  const fillMissing = () => {
    missing = missing
      .map(({ form, fields }) => ({ form, fields: fields.filter((field) => !fill(form, field)) }))
      .filter(({ fields }) => fields.length > 0);
    if (missing.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fillMissing);
  const main = document.getElementById("main");
  if (forms.length === 0 || !main) return () => {};
  observer.observe(main, { childList: true, subtree: true });
  fillMissing();
  return () => observer.disconnect();
}

/** Returns whether the field is there and has its value. */
function fill(form: HTMLFormElement, { name, value, checked }: StoredField): boolean {
  const named = form.elements.namedItem(name);
  const fields = named instanceof RadioNodeList ? [...named] : [named];
  if (fields[0] instanceof HTMLInputElement && /radio|checkbox/.test(fields[0].type)) {
    const box = fields.find((one) => one instanceof HTMLInputElement && one.value === value);
    if (!(box instanceof HTMLInputElement)) return false;
    if (box.checked !== checked && (checked || box.type === "checkbox")) box.click();
    return true;
  }
  const field = fields[0];
  if (!(field instanceof HTMLElement) || !("value" in field)) return false;
  if (field.value === value) return true;
  // React takes notice of a value that is set behind its back.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  if (field.value !== value) return false;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

function fillFiles(form: HTMLFormElement, files: readonly File[]): void {
  const fields = fileFields(form);
  for (const [at, file] of files.entries()) {
    const field = fields[at];
    if (!field || typeof DataTransfer === "undefined") continue;
    const hand = new DataTransfer();
    hand.items.add(file);
    field.files = hand.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

/** Where left forms are while the tab shows another site; stored-forms.ts and hydrate.js look whether there are any. */
const leftKey = "furas-left";

let isStored = false;

/**
 * Has the tab store left forms when it leaves the board: those of the person who is signed in then, without files.
 * Adds those that it has stored, and fills the page that was `opened` with its own if Back or Reload led to it.
 */
export function storeLeftForms(left: LeftForms, whoIs: () => string | null, opened = ""): void {
  if (!isStored) addEventListener("pagehide", () => store(left, whoIs()));
  isStored = true;
  for (const [entry, forms] of JSON.parse(sessionStorage.getItem(leftKey) ?? "[]")) {
    left.set(entry, forms);
  }
  sessionStorage.removeItem(leftKey);
  const [navigation] = performance.getEntriesByType("navigation");
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate";
  const own = isNew ? undefined : left.get(opened);
  if (!own || own.person !== whoIs()) return;
  left.delete(opened);
  fillForms(own);
}

function store(left: LeftForms, whoIs: string | null): void {
  const own = [...left].filter(
    ([, { person, forms }]) => person === whoIs && forms.flat().length > 0,
  );
  const texts = own.map(([entry, forms]) => [entry, { ...forms, files: [] }]);
  try {
    if (texts.length > 0) sessionStorage.setItem(leftKey, JSON.stringify(texts));
  } catch {
    // The store is full: Back is then as without scripts.
  }
}
