import postgres from "postgres";

let client: ReturnType<typeof postgres> | undefined;

/** Opens a connection of its own for the question: it must not wait behind the queries of pages. */
export function openPageChanges(url: string): void {
  client = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10, backoff: () => 0.1 });
}

export async function closePageChanges(): Promise<void> {
  await client?.end({ timeout: 5 });
  client = undefined;
}

let nextCount: Promise<string> | undefined;
let pendingCount: Promise<unknown> | undefined;

/**
 * How often what public pages show has changed, as the database knew it after this call. All callers
 * of one turn of the event loop, or of the time that the last question takes, share one question.
 */
export function countPageChanges(): Promise<string> {
  nextCount ??= (pendingCount ?? turnOfLoop()).then(() => {
    nextCount = undefined;
    const answer = ask();
    const done = answer.then(forget, forget);
    pendingCount = done;
    function forget() {
      if (pendingCount === done) pendingCount = undefined;
    }
    return answer;
  });
  return nextCount;
}

async function ask(): Promise<string> {
  if (!client) throw new Error("The page changes are not open.");
  const [row] = await client`select coalesce(sum(changes), 0)::text as changes from page_changes`;
  return row?.changes;
}

function turnOfLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
