import { preferredLanguage, problemBody } from "#app/api/v1/problem.server.ts";
import type { Listener } from "#server/lifecycle/listen.ts";

/** Letters. The longest address of a list with all its filters has half of it. */
const longestAddress = 6000;

const text =
  "هذا العنوان أطول مما يُقبل. احذف بعض شروط البحث.\nThis address is too long. Remove some of the filters.\n";

/**
 * Leads longer addresses to the same page with a keyword as short as it needs to be, and refuses others: a page repeats
 * its own in a dozen links, each letter in up to three.
 */
export function limitAddress(next: Listener): Listener {
  return (incoming, outgoing) => {
    const { url = "" } = incoming;
    if (url.length <= longestAddress) return next(incoming, outgoing);
    incoming.resume();
    const isApi = url.startsWith("/api/v1/");
    const shorter = isApi ? undefined : withShorterKeyword(url);
    if (shorter !== undefined) {
      outgoing.writeHead(303, { location: shorter, "cache-control": "no-store" });
      outgoing.end();
      return;
    }
    const body = isApi
      ? problemBody(414, preferredLanguage(incoming.headers["accept-language"]))
      : text;
    outgoing.writeHead(414, {
      "content-type": isApi ? "application/problem+json" : "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    outgoing.end(body);
  };
}

/** An address with the beginning of its keyword; undefined if it is too long without one, too. */
function withShorterKeyword(url: string): string | undefined {
  const [path = "", query = ""] = url.split("?", 2);
  const params = new URLSearchParams(query);
  const letters = Array.from(params.get("keyword") ?? "");
  for (let length = longestShortened; length > 0; length = Math.floor(length / 2)) {
    params.set("keyword", letters.slice(0, length).join(""));
    const shorter = `${path}?${params}`;
    if (letters.length > length && shorter.length <= longestAddress) return shorter;
  }
  return undefined;
}

/** Letters of a keyword, each up to twelve of an address. */
const longestShortened = 400;
