/** How a keyword was understood where it is rarely so: sent with the page, in no file of the browser's. */
export const search = {
  keyboard: "Keyboard",
  excluded: "Without",
  preferred: "Preferred",
  dropped: (p: { parts: string }) =>
    `No job matches your whole search. These match it without: ${p.parts}.`,
};
