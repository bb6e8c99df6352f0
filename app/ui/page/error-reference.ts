import { createContext } from "react";

/** The reference under which an error was logged, for the error page. */
export const ErrorReference = createContext<string | null>(null);
