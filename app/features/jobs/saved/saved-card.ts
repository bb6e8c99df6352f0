import { firstSentence } from "#app/features/job/excerpt.ts";
import {
  closesIn,
  daysBetween,
  isNewJob,
  isUrgentJob,
  type ShownJob,
} from "#app/features/job/job.ts";
import { memoryKey } from "#app/features/job/memory-key.ts";
import type { ListedCard } from "#app/features/jobs/highlighted-cards.server.ts";

/**
 * The card of a job whose page was saved on the device, in the page's language and with its days counted
 * from now; null for a copy without data (saved under Save-Data) or of another version of the board.
 */
export function savedCard(html: string, now = new Date()): ListedCard | null {
  const detail = detailIn(html);
  if (!detail?.job?.company || !detail.job.pay || !detail.job.postedAt) return null;
  const { job, place } = detail;
  const posted = new Date(job.postedAt);
  return {
    id: job.id,
    companyKey: memoryKey(job.company.id),
    title: job.title,
    company: job.company.name,
    ...(job.company.logo && { logo: job.company.logo }),
    ...(job.company.checked && { checked: job.company.checked }),
    place,
    employmentType: job.employmentType,
    pay: job.pay,
    postedAt: job.postedAt,
    isNew: isNewJob(posted, now),
    isUrgent: isUrgentJob(job.deadline, now),
    postedDaysAgo: Math.max(0, daysBetween(posted, now)),
    closesInDays: closesIn(job.deadline, now),
    excerpt: firstSentence(job.description),
    ...(job.from && { from: job.from }),
  };
}

/** As the page's loader returned it. */
type Detail = { job: ShownJob; place: string };

function detailIn(html: string): Detail | undefined {
  const [, block = "{}"] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  try {
    const loaded: { detail?: Detail }[] = Object.values(JSON.parse(block).data?.loaderData ?? {});
    return loaded.find((data) => data?.detail)?.detail;
  } catch {
    return undefined;
  }
}
