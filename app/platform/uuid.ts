/** Before every other id, where rows are read by their ids. */
export const firstId = "00000000-0000-0000-0000-000000000000";

/** Whether a text from outside is an id, in letters of either case: PostgreSQL throws at any other. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
