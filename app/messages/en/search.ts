/** How a keyword was understood where it is rarely so: sent with the page, in no file of the browser's. */
export const search = {
  keyboard: "Keyboard",
  excluded: "Without",
  preferred: "Preferred",
  pay: "Preferred pay",
  payFrom: (p: { amount: string }) => `from ${p.amount}`,
  payUpTo: (p: { amount: string }) => `up to ${p.amount}`,
  widened: (p: { parts: string; jobs: string }) =>
    `Jobs that match your whole search come first (${p.jobs}), then those that match it without: ${p.parts}.`,
  dropped: (p: { parts: string }) =>
    `No job matches your whole search. These match it without: ${p.parts}.`,
};
