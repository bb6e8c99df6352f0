import { and, or, type SQL, sql } from "drizzle-orm";
import {
  citiesCalled,
  withoutTrunkPrefix,
} from "#app/features/accounts/profile/profile-search.server.ts";
import { fold } from "#app/platform/fold.ts";
import { applicationSearch, profileSearch } from "./stored-texts.table.ts";

/** Which text of a profile is searched. */
type ProfileText = "document" | "contactDocument";

/**
 * Selects applications, of those of a query with their ids and applicants, whose applicant's profile
 * and cover letter hold every part together: `id` and `user_id`. Their keys are
 * sorted into one walk of each index: looked up one by one, texts cost many times as much.
 */
export function holding(sent: SQL, parts: readonly string[], text: ProfileText): SQL {
  const { profileId, [text]: searched } = profileSearch;
  return sql`
    with sent (id, user_id) as materialized (${sent})
    select sent.id, sent.user_id from sent
    left join (select ${profileId}, ${searched} as document from ${profileSearch}
      where ${profileId} = any(array(select user_id from sent)) offset 0) profile
      on profile.profile_id = sent.user_id
    left join (select application_id, document from ${applicationSearch}
      where application_id = any(array(select id from sent)) offset 0) letter
      on letter.application_id = sent.id
    where ${and(...parts.map(holdsPart))}`;
}

/** The city stands last in the text of a profile. */
function holdsPart(part: string): SQL | undefined {
  const written = withoutTrunkPrefix(part);
  const cities = citiesCalled(part).map((city) => sql`${fold(city)}`);
  return or(
    sql`strpos(profile.document, ${written}) > 0`,
    sql`strpos(letter.document, ${written}) > 0`,
    cities.length > 0
      ? sql`split_part(profile.document, ' # ', -1) in (${sql.join(cities, sql`, `)})`
      : undefined,
  );
}
