/**
 * What a page may load and run: the inline scripts of these hashes and what they load. Hashes, not
 * nonces: a page that is cached compressed cannot carry a nonce of its own. Styles and requests come
 * under default-src; workers would come under script-src.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(" ")} 'strict-dynamic'`,
    "img-src 'self' data:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(";");
}
