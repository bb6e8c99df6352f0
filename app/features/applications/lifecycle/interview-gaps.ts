/** Minutes between the interviews of several people who are invited at once; 0 for all at one time. */
export const interviewGaps = ["0", "15", "20", "30", "45", "60"] as const;
export const usualGap = "30";
