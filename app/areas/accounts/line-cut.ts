/** The key of what a form says when the line was cut while it was being sent. */
export const lineCutKey = "accounts.lineCut";

/**
 * Lets a cut line through and throws anything else again. A form answers itself then: otherwise
 * the error page would take its place, and what was typed would be gone.
 */
export function onlyLineCut(error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
}
