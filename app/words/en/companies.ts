export const companies = {};
