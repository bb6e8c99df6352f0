import type { Language } from "#app/i18n/language.ts";
/** The open jobs of a company as a list on another site shows them, in one language. */
export type EmbeddedList = {
  language: Language;
  /** The name of the list for a screen reader. */
  label: string;
  jobs: readonly EmbeddedJob[];
  /** In place of the jobs where there are none. */
  none: string;
  /** The link to all of them. */
  all: { text: string; url: string };
};

/** `closes` is null without a last day. */
export type EmbeddedJob = {
  title: string;
  url: string;
  /** Place and employment type. */
  place: string;
  pay: string;
  closes: string | null;
  isSoon: boolean;
};
