import { formatNumber } from "#app/i18n/format.ts";
import type { Totals } from "./manifest.ts";

/** The content of a backup, in one line. */
export function describeTotals({ rows, files, fileBytes, missing }: Totals): string {
  const all = Object.values(rows).reduce((sum, one) => sum + one, 0);
  const megabytes = (fileBytes / 1024 / 1024).toFixed(1);
  const gone = missing > 0 ? ` ${formatNumber(missing)} documents have no file any more.` : "";
  return `${formatNumber(all)} rows of ${Object.keys(rows).length} tables, ${formatNumber(files)} files of ${megabytes} MB.${gone}`;
}
