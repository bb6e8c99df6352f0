/** An object whose values are each made when they are first asked for; a copy of it makes all. */
export function lazily<T extends object>(makers: { [Name in keyof T]: () => T[Name] }): T {
  const object = {} as T;
  for (const name of Object.keys(makers) as (keyof T)[]) {
    let made: { value: T[keyof T] } | undefined;
    const get = () => {
      made ??= { value: makers[name]() };
      return made.value;
    };
    Object.defineProperty(object, name, { enumerable: true, get });
  }
  return object;
}
