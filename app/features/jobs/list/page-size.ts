/** Jobs come twelve at a time. */
export const partSize = 12;
