/** The checks that a company begins itself. */
export const begunKinds = ["domain", "register"] as const;
export type BegunKind = (typeof begunKinds)[number];
export type CheckKind = "email" | "phone" | BegunKind;

/** Which checks of a company are done, where any is: 1 its domain, 2 its register, 3 both. */
export type CheckedBits = 1 | 2 | 3;

export function isChecked(bits: number): bits is CheckedBits {
  return bits >= 1 && bits <= 3;
}

/** A check that was never begun has no state. */
export const checkStates = ["waiting", "done", "failed", "expired", "revoked"] as const;
export type CheckState = (typeof checkStates)[number];

/** How a check was made. */
type CheckMethod = "link" | "code" | "dns" | "file" | "document";

/** A check that holds, as everybody is shown it. */
export type ShownCheck = {
  kind: CheckKind;
  method: CheckMethod;
  /** When it was last found to hold, ISO; null where that is not known. */
  at: string | null;
  /** The domain as it is read; null for the others, whose number or address stays private. */
  domain: string | null;
};

/** Hours between two looks at a domain that waits. */
export const lookHours = 6;
/** Domains that the board looks at in 24 hours at the press of a button, of all companies together. */
export const domainTriesOfAll = 5000;
