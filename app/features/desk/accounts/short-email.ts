/** An address with the first two letters of its name, and its domain: enough to tell rows of a list apart. */
export function shortEmail(email: string): string {
  const at = email.lastIndexOf("@");
  if (at < 0) return email;
  const name = [...email.slice(0, at)];
  return `${name.slice(0, name.length > 2 ? 2 : 1).join("")}…${email.slice(at)}`;
}
