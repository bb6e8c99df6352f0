import type { ReportReason } from "#app/features/moderation/reports/report.ts";
import type { IconName } from "#app/ui/icon/icon-names.ts";

/** The drawing of each reason, the same in the queue and in a case. */
export const reasonIcons: Record<ReportReason, IconName> = {
  money: "coin",
  documents: "file",
  false: "warning",
  discrimination: "people",
  expired: "clock",
  copied: "pen",
  other: "flag",
};

/** Reasons by which people lose money or papers. */
export function isGraveReason(reason: ReportReason | null): boolean {
  return reason === "money" || reason === "documents";
}
