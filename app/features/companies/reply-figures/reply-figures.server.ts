import { eq } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";
import { companyReplyFigures } from "./reply-figures.table.ts";
import { noReplyFigures, type ReplyFigures } from "./reply-rate.ts";

/** The columns of the figures; null in a left join where nothing was counted. */
export const replyFigureColumns = {
  answered: companyReplyFigures.answered,
  unanswered: companyReplyFigures.unanswered,
  overdue: companyReplyFigures.overdue,
  medianHours: companyReplyFigures.medianHours,
};

/** As counted last night; zeroes where nothing was. */
export async function findReplyFigures(companyId: string): Promise<ReplyFigures> {
  const [row] = await db
    .select(replyFigureColumns)
    .from(companyReplyFigures)
    .where(eq(companyReplyFigures.companyId, companyId));
  return row ?? noReplyFigures;
}
