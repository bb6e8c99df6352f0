import { useRouteLoaderData } from "react-router";
import type { LanguageLine } from "#app/i18n/language.ts";

/** The data that root.tsx loads for every page, as far as components read it. */
export type RootData = {
  /** The board's own origin, without a slash at the end. */
  origin: string;
  /** Null for visitors. */
  account: {
    userType: string;
    /** The role in the company that the account acts for. */
    company: string | null;
    /** Of that company, or the person's first name. */
    name: string;
    /** Whether the board has a Telegram bot. */
    hasTelegram: boolean;
  } | null;
  /** The ids of the jobs that the reader has applied for. */
  applied: readonly string[];
  /** The account's memory; null for visitors, whose device has it. */
  memory: MemoryKeys | null;
  /** Whether this device is to remember nothing of anybody. */
  isSharedDevice: boolean;
  /** The added languages, where any is on; the files of the page's own. */
  languages?: readonly LanguageLine[];
  /** The other languages that the header offers, where they are not one. */
  offers?: readonly LanguageOffer[];
};

/** A language in its own words. */
export type LanguageOffer = { language: string; name: string; short: string; switchTo: string };

/** Jobs and companies by short keys of their ids. */
type MemoryKeys = {
  saved: readonly string[];
  seen: readonly string[];
  hidden: readonly string[];
  hiddenCompanies: readonly string[];
  followed: readonly string[];
  /** The end of the visit before this one, an ISO timestamp. */
  newSince: string | null;
};

/** Undefined where the error page stands in place of the whole document. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
