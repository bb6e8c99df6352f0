import type { EmailContent } from "#app/emails/email-content.ts";
import { defineEmail, type EmailEvent } from "#app/emails/email-kind.ts";
import { shortList } from "#app/emails/short-list.server.ts";
import type { Device } from "#app/features/accounts/device.ts";
import { deviceName } from "#app/features/accounts/device-name.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { emailRetryDays } from "#app/limits.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

/** Tells an owner that the account was opened on a device that it did not know. */
export const newDeviceEmail = defineEmail<Device>({
  name: "newDevice",
  usefulHours: 24 * emailRetryDays,
  perHour: 3,
  compose: async (events, { language }) => ({ content: newDeviceContent(events, language) }),
});

/** A change of an account's second factor; each is worded in emails.secondFactor. */
export type SecondFactorChange = {
  change:
    | ("appOn" | "appOff" | "passkeyAdded" | "passkeyRemoved")
    | ("codesRenewed" | "codeUsed" | "reset");
};

/** Reports a change of the second factor, or a used recovery code, to its owner. */
export const secondFactorEmail = defineEmail<SecondFactorChange>({
  name: "secondFactor",
  usefulHours: 48,
  perHour: 3,
  compose: async (events, { language }) => ({ content: secondFactorContent(events, language) }),
});

export function newDeviceContent(events: EmailEvent<Device>[], language: Language): EmailContent {
  const { security, emails } = messagesFor(language);
  const { one, several, ...texts } = emails.newDevice;
  return securityAlert(events, language, texts, ([first, ...more]) =>
    more.length === 0 && first
      ? one({ device: deviceName(first.data, security), when: formatDateTime(first.at, language) })
      : {
          intro: several(events.length),
          entry: ({ data, at }) => ({
            title: deviceName(data, security),
            lines: [formatDateTime(at, language)],
          }),
        },
  );
}

export function secondFactorContent(
  events: EmailEvent<SecondFactorChange>[],
  language: Language,
): EmailContent {
  return changesContent(events, language, messagesFor(language).emails.secondFactor);
}

type ChangeTexts<Change extends string> = AlertTexts & {
  changes: Record<Change, string>;
  one(values: { change: string; when: string }): string;
  several(n: number): string;
};

/** One sentence for one change, a list for several. */
export function changesContent<Change extends string>(
  events: EmailEvent<{ change: Change }>[],
  language: Language,
  { one, several, changes, ...texts }: ChangeTexts<Change>,
): EmailContent {
  return securityAlert(events, language, texts, ([first, ...more]) =>
    more.length === 0 && first
      ? one({ change: changes[first.data.change], when: formatDateTime(first.at, language) })
      : {
          intro: several(events.length),
          entry: ({ data, at }) => ({
            title: changes[data.change],
            lines: [formatDateTime(at, language)],
          }),
        },
  );
}

type AlertTexts = Record<"subject" | "heading" | "you" | "notYou" | "act" | "reason", string>;

/** One sentence for one event, a list for several. It holds no key to the account. */
export function securityAlert<Data extends object>(
  events: EmailEvent<Data>[],
  language: Language,
  { subject, heading, you, notYou, act, reason }: AlertTexts,
  tell: (
    events: EmailEvent<Data>[],
  ) =>
    | string
    | { intro: string; entry(event: EmailEvent<Data>): { title: string; lines: string[] } },
): EmailContent {
  const message = tell(events);
  const intro = typeof message === "string" ? message : message.intro;
  return {
    subject,
    heading,
    reason,
    blocks: [
      intro,
      ...(typeof message === "string" ? [] : [shortList(events.map(message.entry), language)]),
      you,
      notYou,
    ],
    action: { label: act, href: settings().baseUrl + paths.forgotPassword() },
  };
}
