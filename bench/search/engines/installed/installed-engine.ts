/** A job as it is given to every engine; all texts folded as the board folds them. */
export type EngineJob = {
  number: number;
  id: string;
  title: string;
  company: string;
  place: string;
  text: string;
  category: string;
  province: string;
  jobType: string;
  experienceLevel: string;
};

/** A query as every engine gets it, its words folded. */
export type InstalledQuery = {
  keyword?: string;
  category?: string;
  province?: string;
  jobType?: string;
  experienceLevel?: string;
};

export const attributes = ["category", "province", "jobType", "experienceLevel"] as const;

export type InstalledAnswer = { total: number; numbers: number[] };

/** One client of a running engine. */
export type EngineClient = {
  search: (query: InstalledQuery, limit: number) => Promise<InstalledAnswer>;
  /** The same with what a page of the list shows besides: texts of the jobs, and counts by attribute. */
  page: (query: InstalledQuery, limit: number) => Promise<InstalledAnswer>;
  /** Titles that have words that begin so. */
  suggest: (beginning: string, limit: number) => Promise<number>;
  close: () => Promise<void>;
};

export type RunningEngine = {
  /** What loading took, in seconds. */
  seconds: number;
  pids: () => number[];
  connect: () => Promise<EngineClient>;
  stop: () => Promise<void>;
};

/** An engine that Debian has; `missing` says what is not installed. */
export type InstalledEngine = {
  name: string;
  missing: () => string | undefined;
  start: (folder: string, jobs: () => AsyncIterable<EngineJob>) => Promise<RunningEngine>;
};
