/** Making something takes this share of the time between two makings, at most. */
const share = 1 / 1000;

/**
 * Remembers what `make` makes and makes it again only when asked for after a thousand times as long
 * as it took: so the cost of what strangers may ask for as often as they like is bounded. What fails
 * is not remembered.
 */
export function spaced<T>(make: () => Promise<T>, now = () => performance.now()): () => Promise<T> {
  let remembered: { value: Promise<T>; until: number } | undefined;
  return () => {
    if (remembered && now() < remembered.until) return remembered.value;
    const began = now();
    const current = { value: make(), until: Infinity };
    remembered = current;
    current.value.then(
      () => {
        const end = now();
        current.until = end + (end - began) / share;
      },
      () => {
        if (remembered === current) remembered = undefined;
      },
    );
    return current.value;
  };
}
