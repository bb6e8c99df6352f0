import { LruMap } from "#app/platform/lru-map.ts";

type Rendering = { data: string; body: Buffer };

/** In all, of data and bodies; a page with its data has some 80 KB. */
const maxBytes = 8 * 1024 * 1024;
const renderings = new LruMap<string, Rendering>({
  max: maxBytes,
  sizeOf: (_, { data, body }) => bytesOf(data) + body.length,
});

/**
 * The body that a page had when its data were the same, or the one that `render` makes. After a change
 * of the board every page is loaded again, and nearly all have the data that they had. `key` is all
 * else that the page depends on; `data` must be all of its data.
 */
export function bodyUnlessChanged(key: string, data: string, render: () => Buffer): Buffer {
  const known = renderings.get(key);
  if (known?.data === data) return known.body;
  const body = render();
  renderings.set(key, { data, body });
  return body;
}

/** A string with Arabic letters takes two bytes a letter. */
function bytesOf(text: string): number {
  return 2 * text.length;
}
