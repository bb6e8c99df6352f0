/** The password of every demo account; published, so that anybody can try the board. */
export const demoPassword = "furas-demo-2026";
