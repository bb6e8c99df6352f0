/** A LIKE pattern for texts that contain this one. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/** A LIKE pattern for texts that end with this one. */
export function ending(text: string): string {
  return `%${escaped(text)}`;
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
