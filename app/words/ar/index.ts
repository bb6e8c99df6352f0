import type { Words } from "../en/index.ts";
import { info } from "./info.ts";
import { words as woken } from "./woken.ts";

export const words: Words = { ...woken, info };
