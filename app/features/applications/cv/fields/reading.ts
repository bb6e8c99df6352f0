/** A value read from a CV; one that is not sure is shown and not chosen at first. */
export type Reading<Value> = { value: Value; isSure: boolean };
