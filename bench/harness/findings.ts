/** One line of what a part of a benchmark found. */
export type Finding = { what: string; value: string; toReach: string; reached: boolean };

/** Prints what was found beside what is to be reached; a miss is the exit code. */
export function showFindings(findings: readonly Finding[]): void {
  console.table(
    Object.fromEntries(
      findings.map(({ what, value, toReach, reached }) => [
        what,
        { value: value, "to reach": toReach, "": reached ? "reached" : "MISSED" },
      ]),
    ),
  );
  if (findings.some(({ reached }) => !reached)) process.exitCode = 1;
}

/** A line for a number that must not be above another. */
export function atMaximum(what: string, value: number, max: number, unit = ""): Finding {
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 0);
  const toReach = `${max === 0 ? "" : "≤ "}${max}${unit}`;
  return { what, value: `${shown}${unit}`, toReach, reached: value <= max };
}

/** A line for something that must be so. */
export function mustBe(what: string, reached: boolean, value = reached ? "yes" : "no"): Finding {
  return { what, value: value, toReach: "yes", reached };
}

/** A line that is reached when nothing was found; of what was, the first few are printed. */
export function none(what: string, items: readonly string[], of: number): Finding {
  for (const one of items.slice(0, 5)) console.error(`  ${what}: ${one}`);
  const reached = items.length === 0 && of > 0;
  return { what, value: `${items.length} of ${of}`, toReach: "0", reached };
}
