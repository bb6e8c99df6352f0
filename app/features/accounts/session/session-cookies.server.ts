/** The headers that hand a browser its session's cookies, or take them away. */
export function sessionCookies(setCookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of setCookies) headers.append("set-cookie", cookie);
  return headers;
}
