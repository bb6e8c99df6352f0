import type { EmailKind } from "#app/emails/email-kind.ts";
import { confirmationEmail, contactConfirmationEmail } from "./emails/confirmation-email.server.ts";
import {
  newDeviceEmail,
  passwordChangedEmail,
  secondFactorEmail,
} from "./emails/security-emails.server.ts";
import { recoveryEmail } from "./password-reset/recovery-email.server.ts";

export const accountEmails: EmailKind[] = [
  confirmationEmail,
  contactConfirmationEmail,
  newDeviceEmail,
  passwordChangedEmail,
  recoveryEmail,
  secondFactorEmail,
];
