/** What a page says that stands in for one that cannot be made for now; the server's alone. */
export const hindered = {
  busy: "Very many people are here at once",
  busyText: "Everybody gets their turn. Try again in a few seconds.",
  limited: "Your network asks for very much at once",
  limitedText: "Everybody who shares your connection counts together. Try again in a few seconds.",
  away: "The board cannot answer at the moment",
  awayText: "It comes back by itself, most often within seconds. What was saved is safe.",
  full: "Nothing can be saved at the moment",
  fullText: "Reading goes on, and what was saved is safe. Try again in a few minutes.",
  sendAgain:
    "What you sent may not have arrived. Load this page anew to send it again, or go back to it with your browser.",
  tryAgain: "Try again",
};
