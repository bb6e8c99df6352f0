import type { MappedJob } from "#app/features/jobs/feeds-in/reading/feed-source.ts";
import type { ChangeData, RejectReason } from "./feed-change.ts";

type Source = { url: string | null; appliesThere: boolean };

/** The change that a mapped job would be, and its hash; the reason where it becomes no job. */
export function planItem(
  { job, link, applyLink, contentHash }: MappedJob,
  source: Source,
): { data: ChangeData; hash: string } | { rejected: RejectReason } {
  const { externalId: _, status: __, createdAt, ...content } = job;
  const applyUrl = source.appliesThere ? (webAddress(applyLink) ?? webAddress(link)) : null;
  if (source.appliesThere && applyUrl === null) return { rejected: "noApplyLink" };
  const sourceSite = applyUrl === null ? null : siteOf(webAddress(link) ?? source.url ?? applyUrl);
  return {
    data: { ...content, createdAt: createdAt.toISOString(), applyUrl, sourceSite },
    // How one applies is of the source and not of its content.
    hash: `${contentHash}${source.appliesThere ? "+" : "-"}`,
  };
}

/** Longer ones would not fit an index. */
const longestAddress = 1000;

function webAddress(link: string | null): string | null {
  if (link === null || link.length > longestAddress || !/^https?:\/\//i.test(link)) return null;
  return URL.canParse(link) ? link : null;
}

/** The host of an address as people know it. */
export function siteOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, "");
}
