import { type SQLWrapper, sql } from "drizzle-orm";

/**
 * Whether two companies are of one hand: the account of one is in the team of the other, or both have proved the same
 * domain.
 */
export function isRelated(one: SQLWrapper | string, other: SQLWrapper | string) {
  return sql<boolean>`(exists (
      select from company_members m
      where (m.user_id, m.company_id) in ((${one}, ${other}), (${other}, ${one})))
    or exists (
      select from company_checks a join company_checks b on b.kind = a.kind and b.subject = a.subject
      where a.company_id = ${one} and b.company_id = ${other} and a.kind = 'domain'
        and a.state = 'done' and b.state = 'done'))`;
}
