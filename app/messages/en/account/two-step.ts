import { minutes } from "#app/messages/en/units.ts";
import { setupKeyMinutes } from "#app/messages/limits.ts";
/** Signing in with more than a password: authenticator app and recovery codes. */
export const twoStep = {
  title: "Two-step login",
  description: "Protect your account with an authenticator app.",
  back: "Security",
  explained:
    "With two-step login a password alone does not open your account: anyone who guesses or steals it still needs your phone.",
  open: "Set up two-step login",
  change: "Change two-step login",
  isOn: "On",
  needed: "Admins need two-step login on this board. Set it up to continue to the admin dashboard.",
  app: {
    heading: "Authenticator app",
    explained:
      "An app on your phone shows a new code every 30 seconds, even offline. Any authenticator app will do.",
    on: "Your app is set up. You are asked for its code each time you log in.",
    begin: "Set up an app",
    scan: "Scan this QR code with the app, or type in the key below.",
    picture: "QR code for the authenticator app",
    key: "Key",
    code: "Code from the app",
    codeHint: "Six digits",
    confirm: "Turn on",
    remove: "Turn off",
  },
  recovery: {
    heading: "Recovery codes",
    explained:
      "Each code opens your account once if you lose your phone. Keep them on paper, not on the phone.",
    left: (p: { count: string }) => `Codes left: ${p.count}`,
    renew: "Make new codes",
    shown: "Write these codes down now: they are not shown again. Older codes no longer work.",
  },
  password: "Current password",
  verify: {
    title: "Enter your code",
    description: "The second step of logging in.",
    explained: "Your password is correct. Enter the code your authenticator app shows now.",
    code: "Code",
    codeHint: "From the app, or one of your recovery codes",
    submit: "Log in",
    busy: "Checking...",
    again: "Start again",
  },
  /** Notices. */
  removed: "The authenticator app has been turned off",
  /** Refusals. */
  codeMissing: "Enter the code",
  codeWrong: "That code is wrong or has already been used",
  notBegun: `Set up the app first: the key is valid for ${minutes(setupKeyMinutes)}`,
  alreadyOn: "An app is already set up",
  expired: "That took too long. Log in again.",
};
