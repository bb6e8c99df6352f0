export const recovery = {
  forget: {
    title: "Forgot password",
    description: "Ask for a link that lets you choose a new password for your account.",
    explained: "Enter the email of your account. A link to choose a new password goes there.",
    submit: "Send Reset Link",
    busy: "Sending...",
    backToLogin: "Back to Login",
  },
  sent: {
    title: "Email Sent",
    check: "Check your email for a password reset link",
    life: "The link works once, for one hour. It goes only to an email that has an account here.",
    nothing: "Nothing there? Look among the unwanted mail too.",
    again: "Ask for another link",
  },
  reset: {
    title: "Choose a new password",
    description: "Choose a new password for your account.",
    password: "New password",
    passwordHint: "At least 6 characters.",
    confirm: "Confirm password",
    confirmHint: "The same once more.",
    everywhere: "You will be logged out on every device.",
    submit: "Update Password",
    busy: "Updating...",
  },
  invalid: {
    title: "Invalid Link",
    why: "A link works once, for one hour. Ask for a new one if you still need it.",
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
