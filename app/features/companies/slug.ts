/** Whether a text is spelled as the last part of a company page's address. */
export function isSlug(text: string): boolean {
  return text.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
