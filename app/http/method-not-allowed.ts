/** 405, naming the methods that are answered instead. */
export function methodNotAllowed(...allow: string[]): Response {
  const headers = { allow: allow.join(", "), "cache-control": "private, no-store" };
  return new Response(null, { status: 405, headers });
}
