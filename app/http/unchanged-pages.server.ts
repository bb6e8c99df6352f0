type Rendering = { data: string; body: Buffer };

/** In all, of data and bodies; a page with its data has some 80 KB. */
const maxBytes = 8 * 1024 * 1024;
const renderings = new Map<string, Rendering>();
let bytes = 0;

/**
 * The body that a page had when its data were the same, or the one that `render` makes. After a change
 * of the board every page is loaded again, and nearly all have the data that they had. `key` is all
 * else that the page depends on; `data` must be all of its data.
 */
export function bodyUnlessChanged(key: string, data: string, render: () => Buffer): Buffer {
  const known = renderings.get(key);
  const rendering = known?.data === data ? known : { data, body: render() };
  if (known) forget(key, known);
  renderings.set(key, rendering);
  bytes += bytesOf(rendering);
  for (const [oldest, its] of renderings) {
    if (bytes <= maxBytes) break;
    forget(oldest, its);
  }
  return rendering.body;
}

function forget(key: string, rendering: Rendering): void {
  renderings.delete(key);
  bytes -= bytesOf(rendering);
}

/** A text with Arabic takes two bytes a letter. */
function bytesOf({ data, body }: Rendering): number {
  return 2 * data.length + body.length;
}
