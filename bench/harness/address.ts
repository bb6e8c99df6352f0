/** A new client behind the proxy: an address that nobody else has. */
export function newAddress(): string {
  const part = () => Math.floor(Math.random() * 65_536).toString(16);
  return `2001:db8:${part()}:${part()}::1`;
}
