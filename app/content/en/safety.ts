import type { Policy } from "#app/content/policy.ts";

export const safetyArticle: Policy = {
  title: "Recognising fraud",
  description:
    "What Furas and honest employers never ask for, and what to do about a suspicious job.",
  lead: [
    "Most jobs on Furas are what they say. A few people use job posts to take money or papers from people who need work. This is how to recognise them.",
  ],
  sections: [
    {
      id: "never",
      title: "What Furas and honest employers never ask for",
      paragraphs: [
        [
          "Money: no fee for applying, for a file, for training, for an interview or for a visa, no deposit for a bag or for equipment.",
          "A password, or a code that comes to your phone. Nobody at Furas needs it.",
          "A bank card, its number or its photo.",
          "A photo of an ID or a passport before there is a contract to sign.",
        ],
      ],
    },
    {
      id: "signs",
      title: "Warning signs",
      paragraphs: [
        [
          "Pay that is several times what others pay for the same work.",
          "Work that is never described, or that needs nothing and begins today.",
          "Contact by WhatsApp or Telegram only, from a private number, with no name and no office.",
          "A transfer, a money parcel or a purchase in the company's name before your first day.",
          "An interview in a flat, a café far off or a car. Choose a place with people, and tell somebody where you are going.",
          "Haste: the place is gone unless you pay, send or sign today.",
        ],
      ],
    },
    {
      id: "what-to-do",
      title: "What to do",
      paragraphs: [
        [
          "Do not pay, and do not send papers or codes.",
          "Report the job: every job's page has “Report this job” at its end. You need no account, and the company does not learn who reported it.",
          "If money or papers are gone already, tell the police and your bank, and keep the messages and numbers.",
        ],
      ],
    },
    {
      id: "what-we-do",
      title: "What Furas does",
      paragraphs: [
        "Moderators look at every report and at jobs that look suspicious. A job that breaks the terms is taken off the board, and its company is told why and can appeal; where there is somebody else, they decide about the appeal. An account that defrauds people is blocked. Every decision is written into a log that cannot be changed. If you leave an email or have an account, we tell you what came of your report.",
      ],
    },
  ],
};
