/** One line of a part's table. */
export type Finding = { what: string; found: string; toReach: string; reached: boolean };

export type Part = {
  /** What is tried, in one sentence. */
  what: string;
  /** Starts what it needs, leaves nothing behind. */
  run(): Promise<Finding[]>;
};
