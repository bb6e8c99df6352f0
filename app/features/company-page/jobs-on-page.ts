/** How many open jobs stand on a company's page; all of them are in the list. */
export const jobsOnPage = 12;
/** How many of them stand there on a phone: those after the sixth are hidden by styles/pages/company.css. */
export const jobsOnPhone = 6;
