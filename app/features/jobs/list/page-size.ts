/** Jobs come twelve at a time. */
export const pageSize = 12;
