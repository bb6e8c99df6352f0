import type { Translation } from "#app/messages/translation.ts";
import { emails } from "./emails.ts";
import { info } from "./info.ts";
import { words as own } from "./own.ts";
import { words as reading } from "./reading.ts";

export const words = { ...reading, ...own, emails, info };

/** The words that every page may show; see `AllWords` for those of the other pages. */
export type Words = Translation<typeof reading>;
export type OwnWords = Translation<typeof own>;
export type AllWords = Translation<typeof words>;
