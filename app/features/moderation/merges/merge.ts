/** A merge is moving rows, done, moving them back, or undone. */
export const mergeStates = ["moving", "done", "undoing", "undone"] as const;
export type MergeState = (typeof mergeStates)[number];
