import { type FilledForms, fileFields, postForms, type StoredField } from "./page-forms.ts";

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
  // A reader who comes back is to see it.
  const fold = field.closest("details");
  if (fold) fold.open = true;
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
