import { createContext, type ReactElement, useContext } from "react";

/** What the server does with a part: answers a sign that its HTML will replace. Browsers have none. */
export const CachedFragments = createContext<
  ((props: string, part: ReactElement) => string) | null
>(null);

/**
 * A part that is wholly made of `of`, which must be plain JSON, and the page's words: the server
 * renders it once and caches its HTML. It may use neither the router nor ids of React's making, and
 * stands between elements, not beside text.
 */
export function CachedFragment({ of, children }: { of: unknown; children: ReactElement }) {
  const keep = useContext(CachedFragments);
  return keep ? keep(JSON.stringify(of), children) : children;
}
