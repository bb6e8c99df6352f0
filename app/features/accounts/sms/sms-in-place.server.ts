import type { EmailName } from "#app/emails/email-lanes.ts";
import { isTexted, withoutEmail } from "#app/emails/without-email.ts";
import { limitKey, refund } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { logThrottled } from "#app/platform/log/log.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { JobFailure } from "#app/platform/queue/queue.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { sendSms } from "#app/platform/sms/sms.server.ts";
import { consumeBudget } from "./sms-budget.server.ts";

const day = 24 * 60 * 60;
/**
 * Text messages that one account gets in a day, so that it cannot use up the board's. A company that
 * writes much must not use up those of an interview: an invitation and two reminders, and one more.
 */
const ofAccount = {
  warning: { max: 6, seconds: day },
  news: { max: 3, seconds: day },
  interview: { max: 4, seconds: day },
};

type Text = { account: string; phone: string; language: Language };

/**
 * Sends the sentence of a kind of email to a phone, unless the messages of the day are used up: news then
 * stand on the board alone. Throws a JobFailure when it is to be tried again.
 */
export async function sendInPlaceOf(
  kind: EmailName,
  { account, phone, language }: Text,
): Promise<void> {
  if (!isTexted(kind)) return;
  const way = withoutEmail[kind];
  const use = way.by === "warning" ? "warning" : "news";
  const share = "isInterview" in way ? "interview" : use;
  const own = [limitKey(`texts-${share}`, account), ofAccount[share]] as const;
  const counted = await consumeBudget(use, [own]);
  if (isRefused(counted)) return logThrottled("sms budget used up", { email: kind });
  const { byPhone } = messagesFor(language).emails;
  try {
    await sendSms(phone, byPhone[kind]({ link: settings().baseUrl + way.link() }));
  } catch (error) {
    await refund(counted);
    // Its message may name the number.
    const cause = error instanceof Error ? error.name : "unknown";
    throw new JobFailure("The text message was not taken.", { email: kind, cause });
  }
}
