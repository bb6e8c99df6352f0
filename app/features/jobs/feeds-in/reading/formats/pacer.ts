/** Lets other work run after so many milliseconds, which with one step more stay below 20. */
const turnMs = 8;

/** Keeps turns of the event loop short: `turn` is awaited wherever `isDue` between small steps. */
export function createPacer() {
  let since = performance.now();
  return {
    isDue: () => performance.now() - since > turnMs,
    async turn() {
      await new Promise<void>((resolve) => setImmediate(resolve));
      since = performance.now();
    },
  };
}
export type Pacer = ReturnType<typeof createPacer>;
