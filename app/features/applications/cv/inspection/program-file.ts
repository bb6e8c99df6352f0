/** Names of files that a computer runs, as it opens others. */
export const programFile =
  /\.(?:exe|com|scr|pif|bat|cmd|msi|hta|jse?|vb[es]|wsf|ps1|lnk|jar|sh)\s{0,8}$/i;
