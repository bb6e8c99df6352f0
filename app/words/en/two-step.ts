/** Signing in with more than a password: authenticator app and recovery codes. */
export const twoStep = {
  title: "Two-step login",
  description: "Protect your account with an authenticator app.",
  back: "Security",
  explained:
    "With two-step login a password alone does not open your account: whoever guesses or steals it still needs your phone.",
  open: "Set up two-step login",
  change: "Change two-step login",
  isOn: "On",
  needed: "Admins need two-step login on this board. Set it up to go on to the admin dashboard.",
  app: {
    heading: "Authenticator app",
    explained:
      "An app on your phone shows a new code every half minute, also without a connection. Any authenticator app will do.",
    on: "Your app is set up. You are asked for its code each time you log in.",
    begin: "Set up an app",
    scan: "Scan this picture with the app, or type the key below into it.",
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
      "Each opens your account once if your phone is lost. Keep them on paper, not on the phone.",
    left: (p: { count: string }) => `Codes left: ${p.count}`,
    renew: "Make new codes",
    shown: "Write these codes down now: they are not shown again. Older codes no longer work.",
  },
  password: "Current password",
  verify: {
    title: "Enter your code",
    description: "The second step of logging in.",
    explained: "Your password is right. Enter the code that your authenticator app shows now.",
    code: "Code",
    codeHint: "From the app, or one of your recovery codes",
    submit: "Log in",
    busy: "Checking...",
    again: "Start again",
  },
  /** Notices. */
  removed: "The authenticator app is turned off",
  /** Refusals. */
  codeMissing: "Enter the code",
  codeWrong: "That code is not right, or it was used already",
  notBegun: "Set up the app first: the key is good for 15 minutes",
  alreadyOn: "An app is set up already",
  expired: "That took too long. Log in again.",
};
