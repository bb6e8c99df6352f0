/** PostgreSQL keeps no NUL and JSON no unpaired surrogate; nobody means to type either. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}
