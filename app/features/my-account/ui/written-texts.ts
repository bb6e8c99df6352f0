type Field = readonly [name: string, text: string];

/** Shorter ones are soon written again. */
const shortest = 60;
const secret = /password|current|code|^seen(-shown)?$/i;

/** The fields of a form that somebody wrote: long, and in words, unlike ids and tokens. */
export function longTexts(fields: Iterable<readonly [string, unknown]>): Field[] {
  return [...fields].flatMap(([name, value]) => {
    const isText = typeof value === "string" && value.length >= shortest && /\s/.test(value);
    return isText && !secret.test(name) ? [[name, value] as const] : [];
  });
}
