import type { EmailKind } from "#app/emails/email-kind.ts";
import { emailChangedEmail, emailChangeEmail } from "./address/email-change-emails.server.ts";
import { registrationEmail } from "./address/registration-email.server.ts";
import { confirmationEmail, contactConfirmationEmail } from "./emails/confirmation-email.server.ts";
import { newDeviceEmail, secondFactorEmail } from "./emails/security-emails.server.ts";
import { recoveryEmail } from "./password-reset/recovery-email.server.ts";
import { phoneChangedEmail } from "./phone/phone-emails.server.ts";
import { passwordChangedEmail } from "./sign-in/password-changed-email.server.ts";

export const accountEmails: EmailKind[] = [
  confirmationEmail,
  contactConfirmationEmail,
  emailChangeEmail,
  emailChangedEmail,
  newDeviceEmail,
  passwordChangedEmail,
  phoneChangedEmail,
  recoveryEmail,
  registrationEmail,
  secondFactorEmail,
];
