import type { DecisionReason } from "#app/features/moderation/cases/case.ts";
import type { Language } from "#app/i18n/language.ts";

/** A text for the note of a decision, in both languages. */
export type CannedText = {
  id: string;
  reason: DecisionReason;
  title: Record<Language, string>;
  text: Record<Language, string>;
  /** Written by leading moderators, who may change it; the others come with the board. */
  isOwn: boolean;
};

/** What the note of a decision says; `noteEn` is the same in English, where `note` is Arabic. */
export type Note = { note: string | null; noteEn: string | null };

/**
 * The note of a decision for which a text was chosen: in both languages while nobody has changed it,
 * else as it was written.
 */
export function noteOf(written: string | null, chosen: CannedText | undefined): Note {
  const plain = written ? comparable(written) : "";
  const isUnchanged =
    chosen &&
    (plain === "" || Object.values(chosen.text).some((text) => comparable(text) === plain));
  if (!isUnchanged) return { note: written || null, noteEn: null };
  return { note: chosen.text.ar, noteEn: chosen.text.en };
}

const comparable = (text: string) => text.replaceAll(/\s+/g, " ").trim();
