/** How many open jobs stand on a company's page; all of them are in the list. */
export const jobsOnPage = 12;
