import type { Policy } from "#app/content/policy.ts";
import { deletionRequestDays } from "#app/limits.ts";
import units from "#app/messages/en/units.json" with { type: "json" };
import { readTexts } from "#app/messages/read-texts.ts";

const { days } = readTexts("en", units);

export const terms: Policy = {
  title: "Terms and conditions",
  description:
    "The rules of Furas for job seekers and employers: who may use it, what is forbidden, fees, liability and governing law.",
  lead: [
    "These terms apply between you and Furas whenever you use the board. By creating an account you agree to them.",
    "Furas is an intermediary between job seekers and employers. We give both a place to meet. We are not the employer, we do not choose whom a company hires, and we are not a party to any contract you make with each other.",
  ],
  sections: [
    {
      id: "eligibility",
      title: "Eligibility",
      paragraphs: [
        "You must be 18 or older to hold an account. By registering you confirm that you are, and that no law or court decision forbids you from accepting these terms.",
        "Anyone who registers a company confirms that they are authorised to act for it.",
      ],
    },
    {
      id: "accounts",
      title: "Accounts",
      paragraphs: [
        "Each person may hold one account. Give your true name and details, and keep them up to date.",
        "Keep your password to yourself. You are responsible for what is done with your account, so tell us at once if you think someone else has used it. An account cannot be sold, lent or transferred.",
      ],
    },
    {
      id: "seekers",
      title: "Job seekers",
      paragraphs: [
        [
          "Your profile, your CV and your applications must be true and your own.",
          "You can apply to a job once. What you have sent cannot be changed, so read it before you send it.",
          "Your CV goes to the company you apply to, and to nobody else.",
          "Never pay for an interview, a test or a job. An honest employer does not ask for money: report anyone who does.",
        ],
        "We do not promise that you will be answered, invited or hired. Check an employer before you travel, sign anything or hand over documents.",
      ],
    },
    {
      id: "employers",
      title: "Employers",
      paragraphs: [
        [
          "Post real vacancies that are open now, at an existing company or organisation, with a true description, place and pay.",
          "Do not ask applicants for money, deposits or unpaid trial work.",
          "Judge people by what the work requires, and comply with the labour law that applies to it.",
          "Use applications and CVs to fill the vacancy and for nothing else. Do not pass them on, and delete them when you no longer need them.",
          "Delete a job once it is filled. Its applications and their CVs are deleted with it, so keep a record of those you still need.",
        ],
        "We may ask for proof that a company exists and that its vacancy is real.",
      ],
    },
    {
      id: "prohibited",
      title: "Prohibited content",
      paragraphs: [
        [
          "False, misleading or copied advertisements, profiles and documents.",
          "Work that is unlawful, that exploits people, or that involves minors.",
          "Pyramid schemes, and offers whose purpose is to sell something or to gather data.",
          "Insults, threats, harassment, and content that stirs up hatred against people for their religion, origin, sex or opinion.",
          "Other people's personal data without their consent.",
          "Files with harmful code, attempts to access what is not yours, and automated copying of the board in a way that overloads it.",
        ],
        "We may remove such content without notice.",
      ],
    },
    {
      id: "property",
      title: "Intellectual property",
      paragraphs: [
        "What you write and upload remains yours. You allow us to store it and to show it to the people it is meant for, as far as running the board requires and for as long as it stays here.",
        "The name, the logo and the design of Furas belong to its operator and may not be used as your own. The licence of the program's source code is stated with that code.",
      ],
    },
    {
      id: "fees",
      title: "Fees",
      paragraphs: [
        "For job seekers, reading, registering and applying are free.",
        "The plans for companies are quoted in Saudi riyals a month on the pricing page. No payments are taken at present. Before a payment is ever taken you will see the amount and agree to it.",
        "Some services may carry fees that are non-refundable; where that is so, we tell you before you pay. A plan can be changed or cancelled at any time. Cancelling ends it from then on, with no hidden fees.",
      ],
    },
    {
      id: "disclaimer",
      title: "Disclaimer",
      paragraphs: [
        "Furas is offered as it is. We take care, but we do not promise that it is always available or free of faults, or that every advertisement, profile and document in it is true. Those who wrote them are responsible for them.",
        "Links to other websites are given for convenience; we have no control over what they contain.",
      ],
    },
    {
      id: "liability",
      title: "Limitation of liability",
      paragraphs: [
        "As far as the law allows, we are not liable for what job seekers and employers do or agree between themselves, nor for lost profit, lost opportunities or indirect damage from using the board.",
        "Nothing in these terms limits a liability that the law does not permit us to limit, above all for intent and gross negligence.",
      ],
    },
    {
      id: "termination",
      title: "Termination",
      paragraphs: [
        `You may stop using Furas at any time. You can delete your account yourself under 'Your data' in your account, at once and for good. If you cannot log in, write to info@furas.example; we honour such a request within ${days(deletionRequestDays)}.`,
        "We may block or delete an account that breaks these terms. Unless the law or the safety of others forbids it, we tell you why, and you may respond before the decision becomes final.",
      ],
    },
    {
      id: "law",
      title: "Governing law",
      paragraphs: [
        "The law of Syria governs these terms and the privacy policy. If we cannot settle a dispute between us, the courts of Damascus will decide it.",
        "If one provision of these terms is invalid, the others remain in force.",
      ],
    },
    {
      id: "changes",
      title: "Modifications",
      paragraphs: [
        "When these terms change, the new text and its date appear on this page. We announce any change that matters to you before it takes effect. If you continue to use the board afterwards, you accept the change; if you do not accept it, you may have your account deleted.",
        "The terms exist in Arabic and in English. If the two differ, the Arabic text prevails.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      paragraphs: [
        "Send questions, reports and complaints to info@furas.example, or to Furas, Damascus, Syria.",
      ],
    },
  ],
};
