import type { IconName } from "../../../ui/icon-names.ts";
import type { Category } from "../job.ts";

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
