import type { AllWords } from "#app/messages/en/index.ts";
import { emails } from "./emails.ts";
import { info } from "./info.ts";
import { words as own } from "./own.ts";
import { words as reading } from "./reading.ts";

export const words: AllWords = { ...reading, ...own, emails, info };
