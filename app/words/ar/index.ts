import type { AllWords } from "../en/index.ts";
import { info } from "./info.ts";
import { words as own } from "./own.ts";
import { words as reading } from "./reading.ts";

export const words: AllWords = { ...reading, ...own, info };
