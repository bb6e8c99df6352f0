/** For the browser: at least as many digits, of any script, as readPhone wants. */
export const phonePattern = "(\\P{Nd}*\\p{Nd}){6,}\\P{Nd}*";
