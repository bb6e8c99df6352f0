/** Messages after an action on a reader's memory; server only. */
export const memoryAnswers = {
  saved: "Saved.",
  removed: "Removed.",
  jobHidden: "The job is hidden. Saved jobs lists what you hid.",
  jobShown: "The job is shown again.",
  followed: "You follow this company.",
  unfollowed: "You no longer follow this company.",
  companyHidden: "This company's jobs are hidden.",
  companyShown: "This company's jobs are shown again.",
  forgotten: "Forgotten.",
  gone: "This is no longer on the board.",
  full: "Nothing more fits. Remove some of it under Saved jobs first.",
};
