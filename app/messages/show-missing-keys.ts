type Tree = { readonly [key: string]: unknown };

/** Fills the gaps of `words` with the key itself, so that they show on the screen. */
export function showMissingKeys<T extends object>(shape: T, messages: object, path = ""): T {
  const filled: Record<string, unknown> = Object.assign(Object.create(null), messages);
  for (const [key, model] of Object.entries(shape)) {
    const at = path ? `${path}.${key}` : key;
    const own = (messages as Tree)[key];
    if (typeof model === "object" && model !== null) {
      filled[key] = showMissingKeys(model, typeof own === "object" && own !== null ? own : {}, at);
    } else if (own === undefined) {
      filled[key] = typeof model === "function" ? () => at : at;
    }
  }
  return filled as T;
}
