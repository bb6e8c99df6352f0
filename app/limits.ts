/*
 * Figures that a text for people names. Code and texts both take them from here. They are plain
 * constants, which the bundler writes into the texts: no page loads a file more for them.
 */

/** Characters. */
export const minPasswordLength = 6;
export const maxPasswordLength = 256;
export const maxNameLength = 100;
export const longestPasskeyName = 60;
export const maxCoverLetterLength = 5000;
export const maxReportLength = 2000;
/** A company's message to an applicant, or note about one. */
export const maxReplyLength = 3000;
export const maxSeekerReplyLength = 500;
/** An applicant's message to a company, and the documents that go with it. */
export const maxMessageLength = 2000;
export const maxMessageDocuments = 3;
/** Messages of each side about one application: in 24 hours, and of both in all. */
export const messagesADay = 20;
export const maxMessages = 500;
export const maxInterviewLineLength = 300;
/** Times of one offer of interviews. */
export const maxOfferedTimes = 8;
export const maxProfileLineLength = 100;
export const maxJobLineLength = 500;
/** A company's question to applicants, one of its options, and an applicant's answer in words. */
export const maxQuestionLength = 200;
export const maxOptionLength = 80;
export const maxAnswerLength = 300;

/** Lines of a list, of a profile and of a job. */
export const maxLines = 50;
/** Years of experience. */
export const maxYears = 60;
export const firstFoundingYear = 1800;

/** Jobs that moderators feature at once: of all, and of one company. */
export const maxFeatured = 12;
export const maxFeaturedOfCompany = 2;

/** Jobs and schools of one profile. */
export const maxProfileEntries = 20;

/** Passkeys of one account. */
export const maxPasskeys = 20;

/** Labels of one company, those on one application, and the characters of one. */
export const maxLabels = 20;
export const maxLabelsOnOne = 5;
export const maxLabelLength = 30;
/** Applicants of a job side by side. */
export const maxCompared = 3;
/** CVs in one ZIP file, its size, and how many such files a company gets in an hour. */
export const maxZippedCvs = 50;
export const maxZipMegabytes = 100;
/** A feed of jobs as it is sent, and unpacked. */
export const maxFeedMegabytes = 30;
export const maxUnpackedFeedMegabytes = 100;
export const maxFeedMinutes = 1;
/** Without a byte. */
export const feedStallSeconds = 20;
export const maxFeedRedirects = 3;
/** All texts of one item together. */
export const maxFeedItemLength = 400_000;
export const zipsAnHour = 20;

/** CVs in one account, and the length of their labels. */
export const maxSavedCvs = 5;
export const maxCvLabelLength = 80;

/** Of 1,048,576 bytes each. */
export const maxCvMegabytes = 5;
export const maxLogoMegabytes = 2;
/** Photos that become one CV. */
export const maxPhotoPages = 6;

/** People of one company, those who are invited included. */
export const maxTeam = 25;

/** Keys of one company that work, those it may make in a day, and the characters of a key's name. */
export const maxKeys = 10;
export const maxKeysADay = 20;
export const maxKeyNameLength = 60;
/** Days after which owners are told that nothing uses a key. */
export const unusedKeyDays = 90;
/** Days that a key may last, besides a year and without an end. */
export const shortKeyDays = 30;
export const longKeyDays = 90;

/** Webhooks of one company, the characters of the address of one, and the days that deliveries are stored. */
export const maxWebhooks = 5;
export const maxWebhookUrlLength = 500;
export const webhookDays = 30;
/** Hours over which the old and the new secret of a webhook both sign. */
export const webhookRotationHours = 24;

/** Hours within which a merge of companies or a move of a job can be undone. */
export const mergeUndoHours = 24;

/** Alerts of one person. */
export const maxAlerts = 20;
export const maxAlertNameLength = 80;

/** Alerts of a Telegram chat that belongs to no account. */
export const maxChatAlerts = 5;

/** How long things last. */
export const alertConfirmHours = 48;
export const resetLinkHours = 1;
export const confirmationLinkDays = 7;
/** Emails of all kinds a day. */
export const emailsToUnconfirmed = 4;
/** A change of address can be taken back by its old owner. */
export const emailUndoDays = 7;
export const invitationDays = 7;
/** Longer than an email is tried. */
export const deletedTitleDays = 7;
export const setupKeyMinutes = 15;
/** Of a sign-in or registration that waits for its code or passkey. */
export const challengeMinutes = 10;
/** Of the start link that connects a Telegram chat. */
export const chatLinkMinutes = 15;
/** Of a device that no notification has reached. */
export const failingPushDays = 14;
/** A session that is to be remembered, after its last use. */
export const rememberedDays = 30;
export const deviceCookieYears = 1;
export const languageCookieYears = 1;
export const flashCookieMinutes = 1;
/** The text of a form that its session did not outlive, for its person to send it again. */
export const unsentFormMinutes = 30;
/** An application that waits on a device to be sent. */
export const queuedApplicationDays = 30;
export const unusedCvHours = 24;
/** How long an email is tried again. */
export const emailRetryDays = 2;
/** Days of decisions that the figures of the moderators' desk are of. */
export const deskFigureDays = 30;
/** Characters of the title of a ready text. */
export const maxCannedTitleLength = 80;

/** Days after which a company is reminded, once each, of an unread application. */
export const firstReminderDays = 7;
export const lastReminderDays = 14;
export const unreadReminderDays = [firstReminderDays, lastReminderDays] as const;
/** Days that a company has to answer the rest once a job has ended. */
export const answerDays = 14;
/** Days after which an undecided application counts as not answered in the reply rate. */
export const overdueDays = 30;

/** Days before the last day for applying on which a company is warned, and that one press adds. */
export const closingWarningDays = 3;
export const extensionDays = 14;
/** Days after which a company is asked about a job without a last day, and that it has to answer. */
export const oldJobDays = 60;
export const stillOpenDays = 14;
/** Templates for new jobs of one company. */
export const maxJobTemplates = 30;

/** Decided applications from which on the reply rate is shown. */
export const minDecidedApplications = 10;

/** Promises of the operator, which no code carries out. */
export const deletionRequestDays = 30;
export const backupDays = 30;

/** Days after its last day that a job's page stays readable. */
export const readableDays = 30;

/** Days that a company's domain that is no longer proved is still called checked, and days between two looks. */
export const checkGraceDays = 14;
export const checkAgainDays = 30;
/** Days that the board looks for the token of a domain by itself. */
export const checkWaitingDays = 7;
/** Tries of a company in 24 hours to have its domain checked. */
export const domainTriesADay = 12;
/** A company's number in the register, and a moderator's reason. */
export const maxRegisterLength = 60;
export const maxRefusalLength = 300;

/** Years that the contacts of fraudulent jobs and companies are recognised. */
export const fraudContactYears = 2;

/** Feeds that one company has, jobs of one of its feeds and of one of the board's, and characters of a feed's name. */
export const maxFeeds = 3;
export const maxFeedsOfBoard = 200;
export const maxFeedJobsOfCompany = 2000;
export const maxFeedJobs = 60_000;
export const maxFeedNameLength = 80;
export const maxFeedAddressLength = 500;
export const maxFeedFileMegabytes = 5;
/** Runs that a person starts, and previews, of one owner in an hour. */
export const feedRunsAnHour = 6;
export const feedPreviewsAnHour = 30;
/** Days that the jobs of a feed stay open while it cannot be read. */
export const unreadFeedDays = 7;
