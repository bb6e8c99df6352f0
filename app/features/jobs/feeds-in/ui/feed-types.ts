import type { sourcePage } from "#app/features/jobs/feeds-in/sources/list-sources.server.ts";

export type SourcePage = Awaited<ReturnType<typeof sourcePage>>;
