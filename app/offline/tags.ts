/** The tag of the background sync that sends queued applications. */
export const outboxTag = "furas-outbox";
