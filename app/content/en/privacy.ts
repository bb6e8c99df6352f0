import type { Policy } from "../policy.ts";

export const privacy: Policy = {
  title: "Privacy policy",
  description:
    "What Furas learns about you, what it is used for, who sees it, how long it is kept and what you can ask for.",
  lead: [
    "Furas is a job board: an intermediary that brings job seekers and employers together. This policy says what we learn about you when you use it, what we do with that, and what you can ask of us. It belongs to the terms and conditions.",
    "Furas is for people aged 18 or older, and each person may hold one account.",
  ],
  sections: [
    {
      id: "collected",
      title: "The data we collect",
      paragraphs: [
        "You can read every job without an account and without telling us who you are. Beyond that we collect what you give us, and what a website needs in order to answer you.",
        [
          "Your account: first and last name, email, phone number, country, governorate and city, the kind of account, and your password, which we keep only in a form that cannot be turned back into it.",
          "A job seeker's profile: whatever you choose to add, such as education, experience, skills, languages, links and the kind of work you are looking for.",
          "Applications: your CV and cover letter, your years of experience, the salary you expect and the day you could start.",
          "Companies: name, description, website, size, industry, the plan chosen and the jobs posted.",
          "Technical data: the kind of browser of each session while you are signed in, and a note when somebody signs in or something breaks on our side, with no more of the network address than its first part.",
        ],
        "Our forms never ask for your religion, origin, political opinions, family plans or health. Please leave them out of your CV as well.",
      ],
    },
    {
      id: "use",
      title: "How we use your data",
      paragraphs: [
        [
          "To run your account and keep you signed in.",
          "To hand your application to the company you chose, and to show you what you have sent.",
          "To show everybody the jobs that companies post.",
          "To write to you about your account or about something you asked for, such as a new password.",
          "To keep the board safe, to stop misuse and to repair faults.",
          "To count how the board is used as a whole, in figures from which nobody can be recognised.",
        ],
        "We do not sell your data and do not use it for advertising. No machine decides about your application: people at the company read it.",
      ],
    },
    {
      id: "sharing",
      title: "Sharing: who sees it",
      paragraphs: [
        "A CV is open to two sides only: the person who sent it and the company that posted the job applied for. There is no public list of CVs. Should companies ever be offered a search among candidates, only those who have agreed to it will be found there.",
        [
          "A company that you apply to sees your application, your CV, your contact details and the professional part of your profile.",
          "Everybody sees what a company publishes: its name and description, its jobs, and the contact email and website given with them.",
          "The few people who run the board see names, contact details and jobs, so that they can help and prevent misuse. CVs are not part of what they are shown.",
          "Firms that host our servers or carry our email handle data on our instructions only.",
          "Authorities receive data only where the law obliges us, and no more than it obliges us to give.",
        ],
        "Once a company has received your application, it answers for its own use of it. The terms allow it to use the application for hiring and for nothing else.",
      ],
    },
    {
      id: "protection",
      title: "How we protect your data",
      paragraphs: [
        [
          "Every page and every download asks anew whether the person asking may see it.",
          "CVs are checked for their true file type and for dangerous content when they arrive, are stored under random names, and are handed out as downloads only.",
          "Whenever a company downloads your CV, the day and the time are noted. You see it with your application.",
          "Passwords are stored hashed, with a slow method made for the purpose.",
          "Requests that change anything are accepted from our own pages only.",
        ],
        "No system is perfectly safe. If we learn that your data has fallen into the wrong hands, we will tell you what happened, what it means for you and what we are doing about it.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      paragraphs: [
        [
          "To see and correct your data: most of it stands in your account, where you can change it at any time.",
          "To receive a copy of your data: 'Your data' in your account gives you one file with all of it.",
          "To delete your account and your data: 'Your data' in your account does so at once and for good.",
          "To object to a use of your data, and to have your complaint answered by a person.",
        ],
        "With the account go the profile, the CVs and the applications, also out of the hands of the companies here, and with a company's account its jobs and the applications to them. What disks and backups still hold of it is overwritten within 30 days.",
        "For everything else, or if you cannot sign in, write to info@furas.example from the email of your account and say what you want. We honour such requests for deletion within 30 days.",
        "We cannot recall what a company has already downloaded. Ask the company itself; the terms oblige it to delete applications that it no longer needs.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies and what stays on your device",
      paragraphs: [
        "We set only cookies that the board cannot do without:",
        [
          "The session cookie keeps you signed in. It goes when you close the browser or, if you ticked 'Remember me', 30 days after your last visit; a small companion records which of the two you chose.",
          "The device cookie (furas_device) lets us tell a browser that you have signed in with before from a new one, for a year, so that we can write to you about new ones and nobody can lock you out by guessing. It holds a random number, opens nothing, and goes with your account.",
          "The language cookie remembers for a year whether you read in Arabic or in English. It is set when you switch.",
          "A note cookie carries a message such as 'saved' to the next page, and lasts one minute at most.",
        ],
        "There are no trackers, no advertising cookies and nothing from other websites. If you block cookies you can still read and search, but not sign in.",
        "So that a lost connection costs you nothing, your browser may keep on your own device what you typed into a form and have not sent. It is removed when you send the form or clear the browser's data for this website. So that the board can be read without a line, it also keeps pages that you have opened, jobs that you have saved and applications, with their CV, that wait to be sent. Your own pages are forgotten when you sign out, and all of it when you delete your account there. While you are signed in, a note on the device tells your open tabs how long that lasts; it holds no password and cannot open your account.",
      ],
    },
    {
      id: "retention",
      title: "Retention: how long we keep it",
      paragraphs: [
        [
          "Account and profile: as long as the account exists.",
          "An application: until the company deletes the job or your account is deleted, whichever comes first.",
          "Its CV and its texts: no longer than that, and at most about six months (180 days) after the job has closed or its last day for applying has passed. That you applied, and when, stays to be seen.",
          "An uploaded CV that no application uses: 24 hours.",
          "A job: until its company deletes it.",
          "A letter to you: until our mail server has taken it, two days at most.",
          "Technical notes: as long as it takes to repair the fault and to answer misuse. They hold no names, addresses or texts.",
        ],
        "After that we keep only what the law obliges us to keep, and only for as long as it does.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      paragraphs: [
        "For everything about your data write to info@furas.example, or to Furas, Damascus, Syria.",
        "When this policy changes, the new text and its date stand on this page. We announce a change that matters to you before it takes effect.",
      ],
    },
  ],
};
