/** Reasons why a job fits a person, and a person a job; the server writes these sentences. */
export const fits = {
  title: "Fit your profile",
  more: "Search for them",
  about: "By your profile and what you applied for or saved.",
  settings: "Settings",
  unsaid: "Jobs that fit you appear here once your profile says what you are looking for.",
  complete: "Complete your profile",
  fitsYou: "Fits your profile",
  between: "; ",
  and: ", ",
  /** Said to the person. */
  forSeeker: {
    position: (p: { position: string }) => `as you are looking for: ${p.position}`,
    near: (p: { position: string }) => `close to: ${p.position}`,
    like: (p: { title: string }) => `like what you applied for or saved: ${p.title}`,
    skills: (p: { skills: string }) => `skills: ${p.skills}`,
    place: (p: { place: string }) => p.place,
    remote: "remote",
    pay: "pay within your range",
    payAbove: "pays more than you ask for",
    languages: (p: { languages: string }) => `languages: ${p.languages}`,
    level: "the level fits your experience",
    partTime: "part-time",
    contract: "on contract",
  },
  /** For the company, which also sees the desired position. */
  forCompany: {
    skills: (p: { skills: string }) => `skills: ${p.skills}`,
    place: (p: { place: string }) => p.place,
    remote: "remote",
    pay: "asks for what you pay",
    payAbove: "asks for less than you pay",
    languages: (p: { languages: string }) => `languages: ${p.languages}`,
    level: "experience fits the level",
    partTime: "part-time",
    contract: "on contract",
  },
};
