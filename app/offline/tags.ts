/** The name of the background work that sends kept applications. */
export const outboxTag = "furas-outbox";
