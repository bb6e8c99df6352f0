export const recovery = {};
