import { createContext } from "react-router";

/**
 * Finds what somebody signs in for by the address they go on to, such as the title of the job to
 * apply for; root.tsx sets it, since accounts know no jobs.
 */
type FindPurpose = (next: string) => Promise<string | undefined>;

export const signInPurposeContext = createContext<FindPurpose>(async () => undefined);
