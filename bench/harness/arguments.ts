/** A whole number of the command line, at least `least`; otherwise the usage is printed and the run ends. */
export function readNumber(text: string, least: number, usage: string): number {
  const value = Number(text.replaceAll("_", ""));
  if (Number.isInteger(value) && value >= least) return value;
  return endWithUsage(usage);
}

/** The numbers behind the benchmark's name, in their order, each over its usual value. */
export function readNumbers(usage: string, ...expected: { usual: number; least: number }[]) {
  const given = process.argv.slice(2);
  if (given.length > expected.length) endWithUsage(usage);
  return expected.map(({ usual, least }, at) =>
    readNumber(given[at] ?? String(usual), least, usage),
  );
}

export function endWithUsage(usage: string): never {
  console.error(usage);
  process.exit(2);
}
