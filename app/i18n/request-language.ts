import { createContext } from "react";
import type { Language } from "./language.ts";

/** The language of the request that is rendered, also where the data of the page could not come. */
export const RequestLanguage = createContext<Language | null>(null);
