/** The id of a suggestion in its list, which the field names while keys have led to it. */
export const optionId = (list: string, at: number) => `${list}-${at}`;
