/** Default texts of replies to applicants; a browser gets only those offered. */
export const replyTexts = {
  received:
    "Hello {name},\n\nThank you for applying for the job {job}. We have your application and are reading it. You will hear from us whatever we decide.",
  shortlisted:
    "Hello {name},\n\nWe have read your application for the job {job} with interest, and you are on our shortlist. We will be in touch soon about the next step.",
  interview:
    "Hello {name},\n\nWe have read your application for the job {job} and would like to meet you. The time and place are below. If they do not suit you, please suggest another time in My Applications.",
  moreDocuments:
    "Hello {name},\n\nThank you for applying for the job {job}. To go on we need a few more documents from you, such as copies of your certificates. Please send them to our e-mail address.",
  offer:
    "Hello {name},\n\nWe are glad to offer you the job {job}. We will call you to agree on the pay, the first day and the contract. If you have questions before that, please write to us.",
  hired:
    "Hello {name},\n\nWelcome to our team. We are glad that you are taking the job {job}, and will be in touch about your first day.",
  declined:
    "Hello {name},\n\nThank you for applying for the job {job} and for the time you took. We have chosen another applicant this time. We wish you every success, and would be glad to hear from you again.",
};
