import type { Translation } from "../translation.ts";
import { info } from "./info.ts";
import { words as woken } from "./woken.ts";

export const words = { ...woken, info };

export type Words = Translation<typeof words>;
