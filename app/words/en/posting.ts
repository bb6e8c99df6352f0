export const posting = {};
