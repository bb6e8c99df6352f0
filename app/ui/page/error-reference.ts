import { createContext } from "react";

/** The reference under which a fault was logged, for the page that tells the person. */
export const ErrorReference = createContext<string | null>(null);
