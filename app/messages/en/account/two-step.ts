import { characters, minutes } from "#app/messages/en/units.ts";
import { longestPasskeyName, maxPasskeys, setupKeyMinutes } from "#app/messages/limits.ts";
/** Signing in with more than a password: authenticator app, passkeys and recovery codes. */
export const twoStep = {
  title: "Two-step login",
  description: "Protect your account with an authenticator app or a passkey.",
  back: "Security",
  explained:
    "With two-step login a password alone does not open your account: anyone who guesses or steals it still needs your phone or your security key.",
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
  passkeys: {
    heading: "Passkeys",
    explained:
      "With a passkey you log in by your phone's or computer's own screen lock: fingerprint, face or PIN. It cannot be guessed, and it works on this site only.",
    added: (p: { when: string }) => `Added ${p.when}`,
    lastUsed: (p: { when: string }) => `Last used ${p.when}`,
    neverUsed: "Not used yet",
    add: "Add a passkey",
    name: "Passkey name",
    nameHint: "To tell it from others, such as the name of the device.",
    begin: "Add a passkey",
    busy: "Waiting for your device...",
    remove: "Remove",
    removeNamed: (p: { name: string }) => `Remove ${p.name}`,
    removeAct: "Remove the passkey",
    keep: "Cancel",
    notHere:
      "Passkeys can be added in a current browser with scripts, at the site's usual address.",
  },
  recovery: {
    heading: "Recovery codes",
    explained:
      "Each code opens your account once if you lose your phone or passkey. Keep them on paper, not on the phone.",
    left: (p: { count: string }) => `Codes left: ${p.count}`,
    renew: "Make new codes",
    shown: "Write these codes down now: they are not shown again. Older codes no longer work.",
  },
  password: "Current password",
  verify: {
    title: "Enter your code",
    description: "The second step of logging in.",
    explained: "Your password is correct. Enter the code your authenticator app shows now.",
    explainedEither:
      "Your password is correct. Use your passkey, or enter the code your authenticator app shows now.",
    explainedPasskey: "Your password is correct. Use your passkey, or enter a recovery code.",
    explainedRecovery: "Your password is correct. Enter one of your recovery codes.",
    titlePasskey: "Use your passkey",
    passkey: "Continue with a passkey",
    code: "Code",
    recoveryCode: "Recovery code",
    codeHint: "From the app, or one of your recovery codes",
    submit: "Log in",
    busy: "Checking...",
    again: "Start again",
  },
  /** Notices. */
  removed: "The authenticator app has been turned off",
  passkeyAdded: "The passkey has been added",
  passkeyRemoved: "The passkey has been removed",
  /** Refusals. */
  codeMissing: "Enter the code",
  codeWrong: "That code is wrong or has already been used",
  notBegun: `Set up the app first: the key is valid for ${minutes(setupKeyMinutes)}`,
  alreadyOn: "An app is already set up",
  expired: "That took too long. Log in again.",
  passkeyNameMissing: "Enter a name for the passkey",
  passkeyNameTooLong: `Use no more than ${characters(longestPasskeyName)}`,
  passkeyNotAdded: "No passkey was added. Please try again.",
  passkeyKnown: "This device already has a passkey for your account",
  passkeysFull: `You have ${maxPasskeys} passkeys: remove one before adding another`,
};
