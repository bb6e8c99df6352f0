import type { Listener } from "#server/lifecycle/listen.ts";

/** Letters. The longest address of a list with all its filters has half of it. */
const longestAddress = 6000;

const text =
  "هذا العنوان أطول مما يُقبل. احذف بعض شروط البحث.\nThis address is too long. Remove some of the filters.\n";

/** Refuses longer addresses: a page repeats its own in a dozen links, each letter in up to three. */
export function limitAddress(next: Listener): Listener {
  return (incoming, outgoing) => {
    if ((incoming.url ?? "").length <= longestAddress) return next(incoming, outgoing);
    incoming.resume();
    outgoing.writeHead(414, {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    outgoing.end(text);
  };
}
