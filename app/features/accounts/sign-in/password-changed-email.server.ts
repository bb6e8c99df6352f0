import { type EmailBlock, type EmailContent, isolated } from "#app/emails/email-content.ts";
import { defineEmail, type EmailEvent } from "#app/emails/email-kind.ts";
import { shortList } from "#app/emails/short-list.server.ts";
import { securityAlert } from "#app/features/accounts/emails/security-emails.server.ts";
import {
  type SignInMethods,
  signInMethodsOf,
} from "#app/features/accounts/second-factor/sign-in-methods.server.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { emailRetryDays } from "#app/limits.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

/** Reports a changed password to its owner, with the other methods that still open the account. */
export const passwordChangedEmail = defineEmail<Record<string, never>>({
  name: "passwordChanged",
  usefulHours: 24 * emailRetryDays,
  perHour: 3,
  compose: async (events, recipient) => ({
    content: passwordChangedContent(
      events,
      recipient.language,
      await signInMethodsOf(recipient.id),
    ),
  }),
});

export function passwordChangedContent(
  events: EmailEvent[],
  language: Language,
  methods: Pick<SignInMethods, "app" | "phone" | "passkeys">,
): EmailContent {
  const { one, several, others, ...texts } = messagesFor(language).emails.passwordChanged;
  const content = securityAlert(events, language, texts, ([first, ...more]) =>
    more.length === 0 && first
      ? one({ when: formatDateTime(first.at, language) })
      : {
          intro: several(events.length),
          entry: ({ at }) => ({ title: formatDateTime(at, language), lines: [] }),
        },
  );
  return { ...content, blocks: [...content.blocks, ...otherMethods(methods, others, language)] };
}

type OtherTexts = { intro: string; act: string };

/** A new password leaves the passkeys, the app and the phone: a stranger's among them must not go unnoticed. */
function otherMethods(
  { app, phone, passkeys }: Pick<SignInMethods, "app" | "phone" | "passkeys">,
  { intro, act }: OtherTexts,
  language: Language,
): EmailBlock[] {
  const { twoStep, phone: texts } = messagesFor(language);
  const used = (at: string | null) =>
    at
      ? twoStep.passkeys.lastUsed({ when: formatDateTime(at, language) })
      : twoStep.passkeys.neverUsed;
  const since = (at: string) => twoStep.passkeys.added({ when: formatDateTime(at, language) });
  const entries = [
    ...passkeys.map(({ name, addedAt, lastUsedAt }) => ({
      title: `${twoStep.methods.passkey}: ${isolated(name)}`,
      lines: [since(addedAt), used(lastUsedAt)],
    })),
    ...(app
      ? [{ title: twoStep.app.heading, lines: [since(app.since), used(app.lastUsedAt)] }]
      : []),
    ...(phone
      ? [
          {
            title: texts.title,
            lines: [texts.confirmedOn({ when: formatDateTime(phone.since, language) })],
          },
        ]
      : []),
  ];
  if (entries.length === 0) return [];
  return [
    intro,
    shortList(entries, language),
    { kind: "link", label: act, href: settings().baseUrl + paths.security() },
  ];
}
