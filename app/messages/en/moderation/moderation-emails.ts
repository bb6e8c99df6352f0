/** Emails about moderators' decisions. */
export const moderationEmails = {
  decision: {
    suspend: {
      subject: (p: { job: string }) => `Your job was taken off Furas: ${p.job}`,
      heading: "Your job was taken off the board",
      intro: (p: { job: string }) =>
        `We took the job ${p.job} off the board. Nobody can see it or apply to it now.`,
      act: "See why, and appeal",
    },
    request_changes: {
      subject: (p: { job: string }) => `Please change your job on Furas: ${p.job}`,
      heading: "Your job needs a change",
      intro: (p: { job: string }) =>
        `Please change the job ${p.job}. It is still on the board; once it is changed we look at it again.`,
      act: "See what to change",
    },
    request_changes_company: {
      subject: "Please change what your company says on Furas",
      heading: "A change is needed",
      intro: "Please change what your company says about itself on Furas.",
      act: "My account",
    },
    uphold: {
      subject: (p: { job: string }) => `Your appeal about ${p.job}`,
      heading: "The decision stands",
      intro: (p: { job: string }) =>
        `We have read your appeal about the job ${p.job}. It stays off the board.`,
      act: "See why",
    },
    restore: {
      subject: (p: { job: string }) => `Your job is back on Furas: ${p.job}`,
      heading: "Your job is back on the board",
      intro: (p: { job: string }) =>
        `We looked at the job ${p.job} again and put it back on the board.`,
      act: "Open the job",
    },
    because: {
      money:
        "Reason: applicants were asked for money. Furas does not allow fees, deposits or purchases before or during an application.",
      documents:
        "Reason: applicants were asked for identity papers, bank details or codes before there was a contract.",
      false:
        "Reason: the information is wrong or misleading, such as the pay, the place or the name.",
      discrimination: "Reason: the text insults people or excludes them for who they are.",
      expired: "Reason: the job does not exist any more.",
      copied: "Reason: the text, the name or the logo is someone else's.",
      contact: "Reason: people are led to a messenger only, where nobody can protect them.",
      terms: "Reason: it breaks the terms of Furas.",
    },
    note: "A moderator adds:",
    appeal: "You can explain why this is wrong. Somebody else reads it, where there is somebody.",
    reason: "You are receiving this because you post jobs for a company on Furas.",
  },
  outcome: {
    subject: "Your report on Furas",
    heading: "Thank you for your report",
    acted: (p: { target: string }) =>
      `You reported ${p.target}. It broke our terms, and we have acted. Reports like yours protect other people.`,
    inOrder: (p: { target: string }) =>
      `You reported ${p.target}. We looked at it and found that it does not break our terms. If something new happens, please report it again.`,
    act: "How to recognise fraud",
    reason: "You are receiving this because you reported something on Furas with this email.",
  },
};
