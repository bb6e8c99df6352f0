import type { Category } from "#app/features/job/job.ts";
import type { IconName } from "#app/ui/icon/icon-names.ts";

export const categoryIcons: Record<Category, IconName> = {
  "Information Technology": "code",
  "Marketing & Sales": "megaphone",
  "Accounting & Finance": "coin",
  Engineering: "wrench",
  Healthcare: "pulse",
  Education: "book",
  Design: "pen",
  "Human Resources": "people",
  Law: "scales",
  Logistics: "truck",
};
