/** The longest that one request may take: a piece of a file at 3 KB a second. */
const longest = 90_000;

/** A request with a timeout, for connections that neither answer nor break. */
export async function fetchInTime(address: string, request: RequestInit): Promise<Response> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), longest);
  try {
    return await fetch(address, { ...request, signal: stop.signal });
  } finally {
    clearTimeout(timer);
  }
}
