import { useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigation, useNavigationType } from "react-router";
import { afterPaint } from "#app/hydration/after-paint.ts";
import { paths } from "#app/paths.ts";
import { deviceStore, tabStore } from "./draft-store.ts";
import type { Store } from "./encrypted-store.ts";

/** A field as its person left it; hidden fields but for those of lists, files and passwords are not among them. */
type StoredField = { name: string; value: string; checked: boolean };
/** The fields of each form of a page that is posted, in the page's sequence. */
export type StoredForms = StoredField[][];

declare global {
  interface Window {
    /** Reads the page's forms; hydrate.js has it, for pages that React has not come to yet. */
    furasForms?: () => StoredForms;
  }
}

/** Where hydrate.js leaves the forms of a page that is about to come back in the other language. */
const switchedKey = "furas-switched";
const endedKey = "furas-ended";
/** Milliseconds: a password may have to be looked for. */
const longestLife = 30 * 60_000;

type Stored = { address: string; at: number; forms: StoredForms };
/** With its files, which no store of text takes; until the page is loaded again. */
let inMemory: { person: string; stored: Stored; files: File[][] } | undefined;

export function readForms(): StoredForms {
  return window.furasForms?.() ?? [];
}

/** The forms of pages that were left by a link, for Back; by the keys of the history's entries. */
const inHistory = new Map<string, FilledForms & { person: string | null }>();
const longestHistory = 20;

type FilledForms = { forms: StoredForms; files: readonly File[][] };

/**
 * Fills a page's forms again with what was typed: after a switch of language, after Back, and for the
 * person whose session ended in the middle of them. Returns whether the latter happened on this page.
 */
export function useStoredForms(person: string | null): boolean {
  const { pathname, search, key } = useLocation();
  const { state, location, formData } = useNavigation();
  const isBack = useNavigationType() === "POP";
  const navigate = useNavigate();
  const [filledAt, setFilledAt] = useState("");
  const here = pathname + search;
  const next =
    location?.pathname === paths.login() ? new URLSearchParams(location.search).get("next") : null;
  const hasEnded = person !== null && next !== null;
  const isLeft = state === "loading" && !formData && location.pathname !== pathname;

  useEffect(() => {
    if (!isLeft) return;
    const forms = readForms();
    if (forms.length > 0) inHistory.set(key, { person, forms, files: postForms().map(filesIn) });
    for (const oldest of inHistory.keys()) {
      if (inHistory.size > longestHistory) inHistory.delete(oldest);
    }
  }, [isLeft, key, person]);

  useEffect(() => {
    if (!hasEnded || !storeForms(pathname, person)) return;
    // A form may post to another address than its page's.
    if (next !== here) navigate(paths.login({ next: here }));
  }, [hasEnded, pathname, here, person, next, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: how the page was come to does not change on it
  useEffect(() => {
    const left = isBack ? inHistory.get(key) : undefined;
    inHistory.delete(key);
    const ended = person === null ? undefined : readEnded(pathname, person);
    if (ended) setFilledAt(pathname);
    const switched = readOnce(tabStore(), switchedKey, pathname);
    const filled =
      ended ??
      (switched && { forms: switched.forms, files: [] }) ??
      (left?.person === person ? left : undefined);
    if (!filled) return;
    // The page's own effects, which read its fields as they came, run first.
    let stop: (() => void) | "left" | undefined;
    afterPaint(() => {
      if (stop !== "left") stop = fillForms(filled);
    });
    return () => {
      if (typeof stop === "function") stop();
      stop = "left";
    };
  }, [pathname, person, key]);

  return filledAt === pathname;
}

/** Returns whether the page has a form. */
function storeForms(address: string, person: string): boolean {
  const stored = { address, at: Date.now(), forms: readForms() };
  const isSame = inMemory?.stored.address === address && Date.now() - inMemory.stored.at < 1000;
  if (stored.forms.length === 0 || isSame) return false;
  inMemory = { person, stored, files: postForms().map(filesIn) };
  try {
    deviceStore()?.setItem(endedKey, JSON.stringify(stored));
  } catch {} // a full store: what is in memory is enough in most cases
  return true;
}

function readEnded(address: string, person: string): FilledForms | undefined {
  const onDevice = readOnce(deviceStore(), endedKey, address);
  const memory = inMemory?.stored.address === address ? inMemory : undefined;
  if (memory) inMemory = undefined;
  if (memory?.person === person) return { forms: memory.stored.forms, files: memory.files };
  return onDevice && { forms: onDevice.forms, files: [] };
}

function readOnce(store: Store | undefined, key: string, address: string): Stored | undefined {
  try {
    const stored: Stored | null = JSON.parse(store?.getItem(key) ?? "null");
    if (!stored) return undefined;
    const isOld = Date.now() - stored.at > longestLife;
    if (isOld || stored.address === address) store?.removeItem(key);
    return isOld || stored.address !== address ? undefined : stored;
  } catch {
    return undefined; // The store is forbidden, or holds another text.
  }
}

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

const postForms = () => [...document.querySelectorAll<HTMLFormElement>("main form[method=post]")];

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

const fileFields = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>("input[type=file]"),
];

function filesIn(form: HTMLFormElement): File[] {
  return fileFields(form).flatMap(({ files }) => files?.[0] ?? []);
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
