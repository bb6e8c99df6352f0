/** Whether a host, as a URL writes it, is this very machine: what is sent there crosses no line. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);
}
