export const seekers = {};
