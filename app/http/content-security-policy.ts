/**
 * What a page may load and run: the one inline script of this hash and what it loads. Hashes, not
 * nonces: a page that is cached compressed cannot carry a nonce of its own.
 */
export function contentSecurityPolicy(scriptHash: string): string {
  return [
    "default-src 'self'",
    `script-src 'sha256-${scriptHash}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
