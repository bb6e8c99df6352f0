import { linkContent } from "#app/emails/email-content.ts";
import { defineEmail } from "#app/emails/email-kind.ts";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { resetLinkHours } from "#app/limits.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { dropLink, openLink } from "./reset-links.server.ts";

/**
 * The link that sets a new password, in the language that it was requested in. It is made when the
 * email is sent: its hour begins then, and the queue holds nothing that opens an account.
 */
export const recoveryEmail = defineEmail<{ language?: Language }>({
  name: "recovery",
  usefulHours: resetLinkHours,
  perHour: null,
  beforeConfirmation: true,
  async compose([event], recipient) {
    const link = await openLink(recipient.id);
    if (!link) return undefined;
    const requested = event?.data.language;
    const language = isLanguage(requested) ? requested : recipient.language;
    const address = settings().baseUrl + paths.resetPassword({ token: link.token });
    return { language, content: recoveryContent(address, language), undo: () => dropLink(link.id) };
  },
});

export function recoveryContent(address: string, language: Language) {
  const { recovery } = messagesFor(language).emails;
  const { intro, onceOnly, notYou } = recovery;
  return linkContent(recovery, address, [intro], [onceOnly, notYou]);
}
