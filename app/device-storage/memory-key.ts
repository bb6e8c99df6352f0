/** Where a visitor's device stores its memory, the searches among it. A shared device and a signed-in person's have none. */
export const deviceMemoryKey = "furas-memory";
