/** What an engine is asked: words, and filters as the job list has them. */
export type EngineQuery = { keyword: string; jobType?: string; experienceLevel?: string };

export type Answer = { total: number; ids: string[] };

/** A way to search the active jobs of the table of jobs. */
export type Engine = {
  name: string;
  /** The largest board that it is tried on. */
  maxJobs: number;
  /** Makes what it needs from the table of jobs as it is; answers its bytes. */
  build: () => Promise<number>;
  /** The first jobs, best first, and how many there are. */
  search: (query: EngineQuery, limit: number) => Promise<Answer>;
  drop: () => Promise<void>;
};
