/** PostgreSQL cannot store NUL nor JSON unpaired surrogates; nobody enters either on purpose. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}
