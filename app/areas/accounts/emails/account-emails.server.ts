import type { EmailKind } from "#app/emails/email-kind.ts";
import { confirmationEmail, contactConfirmationEmail } from "./confirmation-email.server.ts";
import { recoveryEmail } from "./recovery-email.server.ts";
import {
  newDeviceEmail,
  passwordChangedEmail,
  secondFactorEmail,
} from "./security-emails.server.ts";

export const accountEmails: EmailKind[] = [
  confirmationEmail,
  contactConfirmationEmail,
  newDeviceEmail,
  passwordChangedEmail,
  recoveryEmail,
  secondFactorEmail,
];
