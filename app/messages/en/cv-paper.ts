/** The words of a CV that is made from the profile; no browser loads them. */
export const cvPaper = {
  /** Its label in the account. */
  label: "From my profile (English)",
  title: (p: { name: string }) => `CV: ${p.name}`,
  labelled: (p: { label: string; value: string }) => `${p.label}: ${p.value}`,
  comma: ", ",
  relocates: "Willing to relocate",
  sections: {
    about: "Profile",
    experience: "Experience",
    education: "Education",
    skills: "Skills",
    languages: "Languages",
    certifications: "Certificates",
    wish: "Looking for",
  },
};
