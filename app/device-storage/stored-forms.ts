import { useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigation, useNavigationType } from "react-router";
import { afterPaint } from "#app/hydration/after-paint.ts";
import { paths } from "#app/paths.ts";
import { type FilledForms, filesIn, type LeftForms, postForms, readForms } from "./page-forms.ts";

/** Where switch-language.js leaves the forms of a page that is about to come back in the other language. */
const switchedKey = "furas-switched";
/** Milliseconds: a password may have to be looked for. */
const longestLife = 30 * 60_000;

/** The forms of a page whose session ended; the router moves to the login and back without a new page. */
let ended: (FilledForms & { address: string; at: number; person: string }) | undefined;

/** Where left forms are while the tab shows another site; switch-language.js looks whether there are any. */
const leftKey = "furas-left";

/** For Back. */
const inHistory: LeftForms = new Map(stored(leftKey));
const longestHistory = 20;

/** Whether the page was just loaded by a link or an address: Back and Reload have forms to fill. */
let isNew =
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0]?.type ===
  "navigate";

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
  // Every page that is loaded has the same key at first.
  const entry = key + pathname;
  const isLeft = state === "loading" && !formData && location.pathname !== pathname;

  useEffect(() => {
    if (!isLeft) return;
    const forms = readForms();
    if (forms.length > 0) inHistory.set(entry, { person, forms, files: postForms().map(filesIn) });
    for (const oldest of inHistory.keys()) {
      if (inHistory.size > longestHistory) inHistory.delete(oldest);
    }
  }, [isLeft, entry, person]);

  useEffect(() => {
    if (stored(leftKey)) sessionStorage.removeItem(leftKey);
    const leave = () => storeLeft(person);
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, [person]);

  useEffect(() => {
    if (!hasEnded || !storeForms(pathname, person)) return;
    // A form may post to another address than its page's.
    if (next !== here) navigate(paths.login({ next: here }));
  }, [hasEnded, pathname, here, person, next, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: how the page was come to does not change on it
  useEffect(() => {
    const left = isBack && !isNew ? inHistory.get(entry) : undefined;
    if (!isNew) inHistory.delete(entry);
    isNew = false;
    const unsent = readEnded(pathname, person);
    if (unsent) setFilledAt(pathname);
    const filled = unsent ?? readSwitched(pathname) ?? (left?.person === person ? left : undefined);
    if (!filled) return;
    // The page's own effects, which read its fields as they came, run first.
    let stop: (() => void) | "left" | undefined;
    afterPaint(async () => {
      const { fillForms } = await filling();
      if (stop !== "left") stop = fillForms(filled);
    });
    return () => {
      if (typeof stop === "function") stop();
      stop = "left";
    };
  }, [pathname, person, entry]);

  return filledAt === pathname;
}

/** Whether a form waits for its person to log in. */
export function hasEndedForm(): boolean {
  return ended !== undefined && Date.now() - ended.at <= longestLife;
}

/** Returns whether the page has a form. */
function storeForms(address: string, person: string): boolean {
  const forms = readForms();
  const isSame = ended?.address === address && Date.now() - ended.at < 1000;
  if (forms.length === 0 || isSame) return false;
  ended = { address, at: Date.now(), person, forms, files: postForms().map(filesIn) };
  return true;
}

function readEnded(address: string, person: string | null): FilledForms | undefined {
  if (ended?.address !== address || person === null) return undefined;
  const { person: owner, at, ...filled } = ended;
  ended = undefined;
  return owner === person && Date.now() - at <= longestLife ? filled : undefined;
}

/** The forms that switch-language.js left of this page in the other language. */
function readSwitched(address: string): FilledForms | undefined {
  const left = stored(switchedKey);
  if (!left) return undefined;
  sessionStorage.removeItem(switchedKey);
  return left.address === address ? { forms: left.forms, files: [] } : undefined;
}

function stored(key: string) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null; // The store is forbidden, or holds another text.
  }
}

const filling = () => import("./fill-forms.ts");

/** Has the tab store the left forms of the person who is signed in, without files; none on a shared device. Done at once, as the page goes. */
function storeLeft(whoIs: string | null) {
  const own = [...inHistory].filter(([, { person, forms }]) => person === whoIs && forms.flat()[0]);
  const texts = own.map(([entry, forms]) => [entry, { ...forms, files: [] }]);
  // As device-key.ts reads it, which pages of visitors do without: there is no key behind the tag.
  const isShared = /furas_key=\w+\.(?:;|$)/.test(document.cookie);
  try {
    if (texts[0] && !isShared) sessionStorage.setItem(leftKey, JSON.stringify(texts));
    else sessionStorage.removeItem(leftKey);
  } catch {
    // The store is full: Back is then as without scripts.
  }
}
