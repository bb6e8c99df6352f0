import type { EmailContent } from "#app/emails/email-content.ts";
import { defineEmail } from "#app/emails/email-kind.ts";
import type { Language } from "#app/i18n/language.ts";
import { emailRetryDays } from "#app/limits.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { RoleChange } from "./role-change.ts";

/** Tells somebody that they were named a moderator, lead the desk, or do so no longer. */
export const deskRoleEmail = defineEmail<{ change: RoleChange }>({
  name: "deskRole",
  usefulHours: 24 * emailRetryDays,
  perHour: 3,
  async compose(events, { language }) {
    const changes = events.map(({ data }) => data.change);
    return changes.length > 0 ? { content: roleContent(changes, language) } : undefined;
  },
});

function roleContent(changes: readonly RoleChange[], language: Language): EmailContent {
  const { role } = messagesFor(language).emails.moderation;
  const last = changes.at(-1) ?? "add";
  const isOut = last === "remove";
  return {
    subject: role.subject[last],
    preview: role.change[last],
    heading: role.subject[last],
    blocks: changes.map((change) => role.change[change]),
    action: {
      label: isOut ? role.account : role.desk,
      href: settings().baseUrl + (isOut ? paths.myAccount() : paths.moderation()),
    },
    notes: isOut ? [] : [role.factor],
    reason: role.reason,
  };
}
