import { and, or, type SQL, sql } from "drizzle-orm";
import {
  citiesCalled,
  withoutTrunkPrefix,
} from "#app/features/accounts/profile/profile-search.server.ts";
import { companyApplications } from "#app/features/applications/applications.table.ts";
import { fold } from "#app/platform/fold.ts";
import { profileSearch } from "./stored-texts.table.ts";

/** Which text of a profile is searched. */
type ProfileText = "document" | "contactDocument";

/** Selects the applications of a query with the `document` of their profiles, each looked up. */
export function lookUpProfiles(sent: SQL, text: ProfileText): SQL {
  const { profileId, [text]: searched } = profileSearch;
  return sql`
    select sent.*, (select ${searched} from ${profileSearch} where ${profileId} = sent.user_id) as document
    from (${sent}) sent offset 0`;
}

/** Looks up the letter of an application. */
export function letterOf(id: SQL): SQL {
  const { applicationId, letter } = companyApplications;
  return sql`(select ${letter} from ${companyApplications} where ${applicationId} = ${id})`;
}

/**
 * Selects the applications of a query with `document` and `letter`. The keys are sorted into one walk of
 * each index: looked up one by one, all texts of a job cost twice as much.
 */
export function readTexts(sent: SQL): SQL {
  const { profileId, document } = profileSearch;
  const { applicationId, letter } = companyApplications;
  return sql`
    with sent as materialized (${sent})
    select sent.id, profile.document, letters.letter from sent
    left join (select ${profileId}, ${document} from ${profileSearch}
      where ${profileId} = any(array(select user_id from sent)) offset 0) profile
      on profile.profile_id = sent.user_id
    left join (select ${applicationId}, ${letter} from ${companyApplications}
      where ${applicationId} = any(array(select id from sent)) and ${letter} is not null offset 0) letters
      on letters.application_id = sent.id`;
}

/** Whether `document` and a letter hold every part together; the letter is read where the document does not. */
export function holdsParts(parts: readonly string[], letter: SQL): SQL | undefined {
  return and(...parts.map((part) => holdsPart(part, letter)));
}

/** The city stands last in the text of a profile. */
function holdsPart(part: string, letter: SQL): SQL | undefined {
  const written = withoutTrunkPrefix(part);
  const cities = citiesCalled(part).map((city) => sql`${fold(city)}`);
  return or(
    sql`strpos(document, ${written}) > 0`,
    cities.length > 0
      ? sql`split_part(document, ' # ', -1) in (${sql.join(cities, sql`, `)})`
      : undefined,
    sql`strpos(${letter}, ${written}) > 0`,
  );
}

/** Patterns of LIKE: of letters with a part, and of profiles with it. */
export type IndexedPart = { part: string; letter: string; profile: readonly string[] };

const maxPatterns = 3;

/**
 * The parts that the indexes find, the longest first: they know runs of three letters or digits. One that
 * is the name of many cities is not worth it.
 */
export function indexedParts(parts: readonly string[]): IndexedPart[] {
  return parts
    .filter((part) => /[\p{L}\p{N}]{3}/u.test(part))
    .sort((one, other) => other.length - one.length)
    .map((part) => {
      // A folded text has none of the signs that mean something in a pattern.
      const letter = `%${withoutTrunkPrefix(part)}%`;
      const cities = citiesCalled(part).map((city) => `% # ${fold(city)}`);
      return { part, letter, profile: [letter, ...cities] };
    })
    .filter(({ profile }) => profile.length <= maxPatterns);
}
