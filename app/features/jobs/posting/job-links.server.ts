import type { Actor } from "#app/features/accounts/actor.ts";
import { findJob } from "#app/features/job/job-detail.server.ts";
import { payText } from "#app/features/job/pay/pay.ts";
import { shareLines } from "#app/features/job/share-text.ts";
import { shortName } from "#app/features/job/short-address.ts";
import { telegramAddress, whatsappAddress } from "#app/features/jobs/ui/share-menu.tsx";
import { jobPlace } from "#app/features/places/shown-place.server.ts";
import type { FlashLink } from "#app/http/flash-message.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths, type ShareChannel } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { findOwnJob } from "./post-job.server.ts";

/** The links below a message about an own job: its page and two messengers; none unless it is public. */
export async function ownJobLinks(
  actor: Actor,
  jobId: string,
  language: Language,
): Promise<FlashLink[]> {
  const own = await findOwnJob(actor, jobId);
  const job = own?.status === "active" && (await findJob(actor, jobId));
  if (!job) return [];
  const messages = messagesFor(language);
  const { manage, jobs } = messages;
  const words = shareLines(
    {
      title: job.title,
      company: job.company.name || jobs.noCompany,
      place: jobPlace(job, language),
      pay: payText(job.pay, messages),
      from: job.from && jobs.fromSite({ site: job.from }),
    },
    language,
  ).join("\n");
  const address = (channel: ShareChannel) =>
    settings().baseUrl + paths.shortJob(shortName(jobId), channel);
  const share = (app: string, to: string) => ({ to, text: manage.acts.share({ app }) });
  return [
    { to: paths.job(jobId), text: manage.acts.open },
    share(jobs.share.whatsapp, whatsappAddress(words, address("w"))),
    share(jobs.share.telegram, telegramAddress(words, address("t"))),
  ];
}
