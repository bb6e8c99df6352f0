/** One line of what a part of a benchmark found. */
export type Finding = { what: string; found: string; toReach: string; reached: boolean };

/** Prints what was found beside what is to be reached; a miss is the exit code. */
export function showFindings(findings: readonly Finding[]): void {
  console.table(
    Object.fromEntries(
      findings.map(({ what, found, toReach, reached }) => [
        what,
        { found, "to reach": toReach, "": reached ? "reached" : "MISSED" },
      ]),
    ),
  );
  if (findings.some(({ reached }) => !reached)) process.exitCode = 1;
}

/** A line for a number that must not be above another. */
export function atMost(what: string, found: number, most: number, unit = ""): Finding {
  const shown = Number.isInteger(found) ? String(found) : found.toFixed(found < 10 ? 2 : 0);
  const toReach = `${most === 0 ? "" : "≤ "}${most}${unit}`;
  return { what, found: `${shown}${unit}`, toReach, reached: found <= most };
}

/** A line for something that must be so. */
export function mustBe(what: string, reached: boolean, found = reached ? "yes" : "no"): Finding {
  return { what, found, toReach: "yes", reached };
}

/** A line that is reached when nothing was found; of what was, the first few are printed. */
export function none(what: string, found: readonly string[], of: number): Finding {
  for (const one of found.slice(0, 5)) console.error(`  ${what}: ${one}`);
  const reached = found.length === 0 && of > 0;
  return { what, found: `${found.length} of ${of}`, toReach: "0", reached };
}
