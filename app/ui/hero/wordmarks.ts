/**
 * The name of the board for each script, as lines 14 units wide. The box of the Latin letters has room around
 * them, so that both names look equally large.
 */
export const wordmarks = {
  rtl: {
    box: "2 6 225 146",
    lines:
      "M219 88a17 16 0 1 1-34 0 17 16 0 1 1 34 0v12q0 16-16 16h-43M160 88v28q0 28-28 28M66 116h44q17 0 17-14t-17-14q-21 0-44 28M64 88v28q0 28-28 28t-28-28v-12M202 45v14M131 73l29-12M179 36 202 26a11 11 0 1 0-15-8",
  },
  ltr: {
    box: "0-14 264 100",
    lines:
      "M7 70V7H46M7 36H42M63 17v28q0 19 17 19t17-19M97 17v53M120 70V17M120 45q0-22 22-22M201 17v53M201 44a22 20 0 1 0-44 0 22 20 0 1 0 44 0M256 34q-3-10-19-10t-16 10q0 9 16 10t18 11q0 9-18 9t-20-10",
  },
};
