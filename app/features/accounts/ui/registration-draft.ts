/**
 * The draft of a registration survives a switch of language. It stays in its tab: the next person
 * at this device may be another.
 */
export const registrationDraft = { key: "register", inTab: true } as const;
