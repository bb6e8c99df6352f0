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
