/** A reader's saved, seen and hidden jobs, followed companies and searches. */
export const memory = {
  seen: "Seen",
  newSince: "New since your last visit",
  hide: "Hide the job",
  showJob: "Show the job in lists",
  hidden: (p: { title: string }) => `Hidden: ${p.title}`,
  undo: "Undo",
  follow: "Follow",
  unfollow: "Unfollow",
  hideCompany: "Hide its jobs",
  showCompany: "Show its jobs",
  notStored: "That could not be saved. Try again when you are back online.",
};
