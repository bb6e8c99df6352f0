/**
 * The draft of a registration, so that a switch of language does not empty it: only in
 * its tab, since nobody is signed in and the next person at this device is another.
 */
export const registrationDraft = { key: "register", inTab: true } as const;
