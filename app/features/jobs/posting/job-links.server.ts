import type { Actor } from "#app/features/accounts/actor.ts";
import { shortName } from "#app/features/job/short-address.ts";
import { telegramAddress, whatsappAddress } from "#app/features/jobs/ui/share-menu.tsx";
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
  const job = await findOwnJob(actor, jobId);
  if (job?.status !== "active") return [];
  const { manage, jobs } = messagesFor(language);
  const address = (channel: ShareChannel) =>
    settings().baseUrl + paths.shortJob(shortName(jobId), channel);
  const share = (app: string, to: string) => ({ to, text: manage.acts.share({ app }) });
  return [
    { to: paths.job(jobId), text: manage.acts.open },
    share(jobs.share.whatsapp, whatsappAddress(job.title, address("w"))),
    share(jobs.share.telegram, telegramAddress(job.title, address("t"))),
  ];
}
