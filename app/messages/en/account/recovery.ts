import { characters, hours } from "#app/messages/en/units.ts";
import { minPasswordLength, resetLinkHours } from "#app/messages/limits.ts";
export const recovery = {
  forget: {
    title: "Forgot password",
    description: "Request a link to choose a new password for your account.",
    explained:
      "Enter the email of your account. We will send a link to choose a new password there.",
    submit: "Send Reset Link",
    busy: "Sending...",
    backToLogin: "Back to Login",
  },
  sent: {
    title: "Email Sent",
    check: "Check your email for a password reset link",
    life: `The link works once, for ${hours(resetLinkHours)}. It is sent only if the email has an account here.`,
    nothing: "Nothing there? Check your spam folder too.",
    again: "Request another link",
  },
  reset: {
    title: "Choose a new password",
    description: "Choose a new password for your account.",
    password: "New password",
    passwordHint: `At least ${characters(minPasswordLength)}.`,
    confirm: "Confirm password",
    confirmHint: "Repeat the password.",
    everywhere:
      "You will be logged out on every device. Passkeys and the authenticator app stay: you can check them on the Security page.",
    submit: "Update Password",
    busy: "Updating...",
  },
  invalid: {
    title: "Invalid Link",
    why: `A link works once, for ${hours(resetLinkHours)}. Request a new one if you still need it.`,
    again: "Request New Link",
  },
  done: {
    title: "Password Changed Successfully",
    next: "We are taking you to the login page.",
    login: "Log in now",
  },
  /** Refusals. */
  mailFailed: "Error sending reset email",
  linkInvalid: "Invalid or expired reset link",
  resetFailed: "Error resetting password",
};
