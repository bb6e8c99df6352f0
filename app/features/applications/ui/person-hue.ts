/** One of eight hues of a person's initials, by the name: companies get no id of an applicant. */
export function personHue(name: string): number {
  const letters = Array.from(name, (letter) => letter.codePointAt(0) ?? 0);
  return letters.reduce((sum, letter) => (sum * 31 + letter) % 65_521, 0) % 8;
}
