import { design } from "./design.ts";
import { education } from "./education.ts";
import { engineering } from "./engineering.ts";
import { finance } from "./finance.ts";
import { health } from "./health.ts";
import { it } from "./it.ts";
import { law } from "./law.ts";
import { logistics } from "./logistics.ts";
import { office } from "./office.ts";
import type { Role } from "./role.ts";
import { sales } from "./sales.ts";
import { trades } from "./trades.ts";

/** Every kind of work in the demo data. */
export const allRoles: readonly Role[] = [
  ...it,
  ...sales,
  ...finance,
  ...engineering,
  ...trades,
  ...health,
  ...education,
  ...design,
  ...office,
  ...law,
  ...logistics,
];
