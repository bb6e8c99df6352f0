/** How much an account, or a device without one, remembers; of jobs seen and searches the latest. */
export const memoryLimits = {
  saved: 300,
  hidden: 300,
  seen: 300,
  companies: 200,
  searches: 10,
} as const;

/** The longest search that is remembered, as its address has it. */
export const longestSearch = 500;
