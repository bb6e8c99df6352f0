/**
 * A function of a text that keeps its results: at most `max`, then it begins anew. For small results that
 * are cheap to make again; `LruMap` counts bytes.
 */
export function remembering<Result>(
  max: number,
  make: (text: string) => Result,
): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const held = known.get(text);
    if (held !== undefined || known.has(text)) return held as Result;
    const result = make(text);
    if (known.size >= max) known.clear();
    if (text.length <= longestText) known.set(text, result);
    return result;
  };
}

/** Strangers may send longer ones, to fill the memory. */
const longestText = 200;

/** An object whose values are each computed when they are first asked for; a copy of it has all. */
export function lazily<T extends object>(values: { [Name in keyof T]: () => T[Name] }): T {
  const object = {} as T;
  for (const name of Object.keys(values) as (keyof T)[]) {
    let known: { value: T[keyof T] } | undefined;
    const get = () => {
      known ??= { value: values[name]() };
      return known.value;
    };
    Object.defineProperty(object, name, { enumerable: true, get });
  }
  return object;
}
