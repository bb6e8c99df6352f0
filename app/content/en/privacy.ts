import type { Policy } from "#app/content/policy.ts";
import {
  backupDays,
  deletedTitleDays,
  deletionRequestDays,
  deviceCookieYears,
  emailRetryDays,
  failingPushDays,
  flashCookieMinutes,
  invitationDays,
  languageCookieYears,
  rememberedDays,
  unusedCvHours,
} from "#app/limits.ts";
import units from "#app/messages/en/units.json" with { type: "json" };
import { readTexts } from "#app/messages/read-texts.ts";

const { days, hours, minutes, years } = readTexts("en", units);

/** `cvDays`: for how many days after the end of a job this board stores its CVs. */
export const privacy = ({ cvDays }: { cvDays: number }): Policy => ({
  title: "Privacy policy",
  description:
    "What Furas learns about you, what it is used for, who sees it, how long we keep it and what you can ask for.",
  lead: [
    "Furas is a job board: an intermediary that brings job seekers and employers together. This policy says what we learn about you when you use it, what we do with that, and what you can ask of us. It is part of the terms and conditions.",
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
          "Applications: your CV and cover letter, your years of experience, the salary you expect and the day you could start; and what comes of them: what the company answers, interviews, and notes it writes for itself.",
          "Companies: name, description, website, size, industry, the plan chosen and the jobs posted.",
          "Alerts: the searches you save and how often they are sent; without an account the email that you enter and confirm. Which jobs were sent to you is stored, so that none is sent twice.",
          "If you turn on notifications on a device: the address under which your browser's push service reaches it, the kind of browser and the language.",
          "What you choose to have remembered: jobs you save or hide, companies you follow or hide; and, to show you what you have seen and what is new, the last jobs you opened, your last searches and the time of your last visit. With an account they are in the account; without one they stay on your device. No company learns of them.",
          "Technical data: the kind of browser of each session while you are logged in, and a log entry when someone logs in or something goes wrong on our side, with only the first part of the network address.",
        ],
        "Our forms never ask for your religion, origin, political opinions, family plans or health. Please leave them out of your CV as well.",
      ],
    },
    {
      id: "use",
      title: "How we use your data",
      paragraphs: [
        [
          "To run your account and keep you logged in.",
          "To pass your application to the company you chose, and to show you what you have sent.",
          "To show everyone the jobs that companies post.",
          "To show you jobs that fit your profile and what you have applied for or saved, with the reason, also in the emails of your alerts. They are worked out anew each time and nothing is recorded for it; a box in your profile switches it off. A company can have its applicants in the order of who fits; nobody is left out by it.",
          "To email you about your account or about something you asked for, such as a new password.",
          "To keep the board safe, to stop misuse and to repair faults.",
          "To count how the board is used as a whole, in figures from which nobody can be recognised.",
        ],
        "We do not sell your data and do not use it for advertising. No machine decides on your application: people at the company read it.",
      ],
    },
    {
      id: "sharing",
      title: "Sharing: who sees it",
      paragraphs: [
        "Only two parties can open a CV: the person who sent it and the company that posted the job. There is no public list of CVs. If companies are ever offered a candidate search, only people who have agreed to it will appear there.",
        [
          "A company that you apply to sees your application, your CV, your contact details and the professional part of your profile.",
          "Everyone can see what a company publishes: its name and description, its jobs, and the contact email and website given with them.",
          "The few people who run the board see names, contact details and jobs, so that they can help and prevent misuse. They are not shown CVs.",
          "Firms that host our servers or deliver our email handle data only on our instructions.",
          "If you turn on notifications, your browser's push service (of Google, Mozilla, Apple or Microsoft, for instance) delivers them. They are encrypted for your device: the service sees that a message came and when, not what it says. They say only how many new jobs there are, never who you are or what you look for.",
          "Authorities receive data only where the law requires it, and no more than it requires.",
        ],
        "Once a company has received your application, it is responsible for its own use of it. The terms allow it to use the application for hiring and for nothing else.",
      ],
    },
    {
      id: "protection",
      title: "How we protect your data",
      paragraphs: [
        [
          "Every page and every download checks again whether the person requesting it may see it.",
          "CVs are checked for their true file type and for dangerous content when they are uploaded, are stored under random names, and are served only as downloads.",
          "When a company first opens your application, and whenever it downloads your CV, the date and time are recorded. You can see them with your application.",
          "Passwords are stored hashed, using a slow method designed for the purpose.",
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
          "To see and correct your data: most of it is in your account, where you can change it at any time.",
          "To receive a copy of your data: 'Your data' in your account gives you one file with all of it.",
          "To delete your account and your data: 'Your data' in your account does so at once and for good.",
          "To object to a use of your data, and to have your complaint answered by a person.",
        ],
        `Your profile, CVs and applications are deleted with your account, so companies can no longer see them here; a company's account takes its jobs and the applications to them with it. Anything left on disks and in backups is overwritten within ${days(backupDays)}.`,
        `For anything else, or if you cannot log in, write to info@furas.example from the email of your account and say what you want. We honour such requests for deletion within ${days(deletionRequestDays)}.`,
        "We cannot take back what a company has already downloaded. Ask the company itself; the terms require it to delete applications it no longer needs.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies and what is stored on your device",
      paragraphs: [
        "We set only the cookies that the board cannot work without:",
        [
          `The session cookie keeps you logged in. It expires when you close the browser or, if you ticked 'Remember me', ${days(rememberedDays)} after your last visit; a small companion cookie records which of the two you chose.`,
          `The device cookie (furas_device) tells a browser that you have used before from a new one, for ${years(deviceCookieYears)}, so that we can email you about new ones and nobody can lock you out by guessing. It holds a random number, gives access to nothing, and is removed with your account.`,
          `The language cookie remembers for ${years(languageCookieYears)} whether you read in Arabic or in English. It is set when you switch.`,
          `A message cookie carries a message such as 'saved' to the next page and lasts ${minutes(flashCookieMinutes)} at most.`,
        ],
        "There are no trackers, no advertising cookies and nothing from other websites. If you block cookies you can still read and search, but not log in.",
        "So that you lose nothing when the connection drops, your browser may store on your own device what you have typed into a form and not yet sent. It is removed when you send the form or clear the browser's data for this website. So that you can read the board offline, it also stores pages you have opened, jobs you have saved and applications, with their CVs, that are waiting to be sent. Without an account it stores there which jobs and companies you saved, hid, followed or opened, and your last searches; when you log in they move into your account. You can look at them and remove them under Saved jobs. On a device that you have said is shared none of this is stored. Your own pages and all that was remembered are removed when you log out, and all of it when you delete your account there. While you are logged in, an entry on the device tells your open tabs how long your session lasts; it holds no password and cannot open your account.",
      ],
    },
    {
      id: "retention",
      title: "Retention: how long we keep it",
      paragraphs: [
        [
          "Account and profile: as long as the account exists.",
          "An application: until the company deletes the job or your account is deleted, whichever comes first.",
          `Its CV and its texts: no longer than that, and at most ${days(cvDays)} after the job has closed or its last day for applying has passed. The fact that you applied, and when, remains visible.`,
          "If you withdraw an application, its CV and its texts are deleted at once.",
          `An uploaded CV that no application uses: ${hours(unusedCvHours)}. One that you save in your account: until you delete it or your account.`,
          "A job: until its company deletes it.",
          `The email of somebody whom a company invites to its team: until they join or the invitation is withdrawn, ${days(invitationDays)} at most.`,
          `The title of a job that its company has deleted: until its applicants have been told, at least ${days(deletedTitleDays)}. Its place and category are stored without it for a while, so that the address can offer similar jobs.`,
          `An email to you: until our mail server has accepted it, ${days(emailRetryDays)} at most.`,
          `The notification address of a device: until you turn notifications off, remove the device, log out there or your session there ends; and ${days(failingPushDays)} at most once the push service takes nothing for it.`,
          "Technical logs: as long as it takes to repair the fault and to deal with misuse. They hold no names, addresses or texts.",
        ],
        "After that we keep only what the law requires us to keep, and only for as long as it does.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      paragraphs: [
        "For anything about your data, write to info@furas.example, or to Furas, Damascus, Syria.",
        "When this policy changes, the new text and its date appear on this page. We announce any change that matters to you before it takes effect.",
      ],
    },
  ],
});
