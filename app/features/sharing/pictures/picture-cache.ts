import { hash } from "node:crypto";
import { LruMap } from "#app/platform/lru-map.ts";

export type Picture = { png: Buffer; etag: string };

type Parts = {
  draw: (svg: string) => Promise<Buffer>;
  maxBytes: number;
  /** How many may wait to be drawn, and how long one that was asked for is waited for. */
  maxWaiting: number;
  maxWaitMs: number;
};

/**
 * Pictures by what they show: each is drawn once and stays while there is room, the least used goes
 * first. One is drawn at a time, and after each as long is waited as drawing it took, so that no
 * number of requests takes more than half a core. `take` gives undefined where the wait is too long.
 */
export function createPictureCache({ draw, maxBytes, maxWaiting, maxWaitMs }: Parts) {
  const pictures = new LruMap<string, Picture>({
    max: maxBytes,
    sizeOf: (_, { png }) => png.length,
  });
  const drawing = new Map<string, Promise<Picture>>();
  let last: Promise<unknown> = Promise.resolve();

  async function take(svg: string): Promise<Picture | undefined> {
    const version = hash("sha1", svg, "base64url");
    const known = pictures.get(version);
    if (known) return known;
    const wanted = drawing.get(version) ?? enqueue(version, svg);
    return wanted && (await within(wanted, maxWaitMs));
  }

  function enqueue(version: string, svg: string): Promise<Picture> | undefined {
    if (drawing.size >= maxWaiting) return undefined;
    let cost = 0;
    const drawn = last.then(async () => {
      const began = performance.now();
      try {
        return keep(version, await draw(svg));
      } finally {
        cost = performance.now() - began;
        drawing.delete(version);
      }
    });
    const rest = () => pause(cost);
    last = drawn.then(rest, rest);
    drawing.set(version, drawn);
    return drawn;
  }

  function keep(version: string, png: Buffer): Picture {
    const picture = { png, etag: `"${version}"` };
    pictures.set(version, picture);
    return picture;
  }

  return { take, size: () => ({ pictures: pictures.count, bytes: pictures.size }) };
}

function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
