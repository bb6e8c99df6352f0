import type { Sql } from "postgres";

let underWay = 0;
let places = 0;

/** Counts the queries of a pool of so many connections: statements alone, and transactions as one. */
export function counting(client: Sql, connections: number): Sql {
  places = connections;
  const unsafe = client.unsafe.bind(client);
  const begin = client.begin.bind(client);
  return Object.assign(client, {
    unsafe: (...args: Parameters<Sql["unsafe"]>) => counted(unsafe(...args)),
    begin: (...args: Parameters<Sql["begin"]>) => counted(begin(...args)),
  });
}

/** What the pool is doing: work on its connections, work that waits for one, connections in all. */
export function poolCounts(): { running: number; waiting: number; connections: number } {
  const running = Math.min(underWay, places);
  return { running, waiting: underWay - running, connections: places };
}

function counted<Work extends Promise<unknown>>(work: Work): Work {
  underWay += 1;
  const done = () => {
    underWay -= 1;
  };
  work.then(done, done);
  return work;
}
