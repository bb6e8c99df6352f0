export function playwrightCounts(report: unknown): {
  passed: number;
  failed: number;
  /** The reason of each test that a missing program kept from running. */
  notRun: string[];
};
