import type { Actor } from "#app/features/accounts/actor.ts";
import type { JobQuery } from "#app/features/job/job-query.ts";
import { isPrefetch } from "#app/http/prefetch.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { noteSearch } from "./memory.server.ts";
import { searchAddress } from "./search-address.ts";

/** Stores the search of an opened list; not its further parts, nor prefetches. */
export async function rememberSearch(
  request: Request,
  actor: Actor,
  { query, after }: { query: JobQuery; after: string | null },
): Promise<void> {
  const address = searchAddress(query);
  if (actor.kind !== "person" || address === "" || after !== null || isPrefetch(request)) return;
  await orEmpty("recent search", noteSearch(actor, address), undefined);
}
