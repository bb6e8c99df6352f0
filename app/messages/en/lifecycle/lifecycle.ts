/** The life of an application after it was sent. */
export const lifecycle = {
  missing: "This application is no longer here",
  readOnly: "Your role in this company may read applications, not answer them",
  withdrawnBySender: "Withdrawn by the applicant: CV and letter are deleted.",
  decided: "There has been a decision already, so this application cannot be withdrawn any more",
  interviewOver: "This invitation is no longer open",
  sentTooOften: "This application has been sent and withdrawn too many times",
  errors: {
    action: "Choose what to do",
    messageMissing: "Write a message",
    tooLong: "Please shorten this",
    day: "Enter the day of the interview, such as 2026-12-31",
    dayPast: "Choose a time that is still to come",
    time: "Enter the time of the interview, such as 11:00",
    placeMissing: "Enter a place or a link",
    link: "Enter a web address that begins with https://",
  },
};
