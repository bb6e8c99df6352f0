import { deskPaths } from "#app/desk-paths.ts";
import { listDeskPeople } from "#app/features/desk/accounts/list-people.server.ts";
import { peopleKinds, readDeskQuery } from "#app/features/desk/desk-query.ts";
import { DeskList } from "#app/features/desk/ui/desk-list.tsx";
import { moderatorAt } from "#app/features/moderation/case-page.server.ts";
import { dayOf } from "#app/features/moderation/ui/when.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { PersonFace } from "#app/ui/hero/person-face.tsx";
import { Ltr } from "#app/ui/text.tsx";
import type { Route } from "./+types/people.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = moderatorAt(context, request);
  const query = readDeskQuery(request, peopleKinds);
  return { query, list: await listDeskPeople(person, query) };
}

export default function People({ loaderData: { query, list } }: Route.ComponentProps) {
  const { desk } = useAllMessages();
  const language = useLanguage();
  // All accounts of these kinds have one type.
  const isOneType = query.kind === "seekers" || query.kind === "members";
  return (
    <DeskList
      here="people"
      path={deskPaths.deskPeople}
      texts={desk.people}
      kinds={peopleKinds}
      query={query}
      list={list}
      columns={[desk.name, ...(isOneType ? [] : [desk.type]), desk.email, desk.joined, desk.state]}
      row={(person) => (
        <tr key={person.id}>
          <td className="lead" data-h={desk.name}>
            <span className="row flex-nowrap">
              <PersonFace name={person.name || (person.email ?? "")} />
              <a href={deskPaths.deskPerson(person.id)}>
                <bdi>{person.name || desk.noName}</bdi>
              </a>
            </span>
          </td>
          {!isOneType && <td data-h={desk.type}>{desk.types[person.userType]}</td>}
          <td className="wide" data-h={desk.email} title={person.email ?? undefined}>
            {person.email ? <Ltr>{person.email}</Ltr> : desk.empty}
          </td>
          <td data-h={desk.joined}>
            <time dateTime={person.joinedAt}>{dayOf(person.joinedAt, language)}</time>
          </td>
          <td data-h={desk.state}>
            <span className="row gap-1">
              {person.isBlocked && <Badge tone="urgent">{desk.blocked}</Badge>}
              {person.moderates && <Badge tone="featured">{desk.moderates}</Badge>}
              {!person.isConfirmed && <Badge>{desk.notConfirmed}</Badge>}
              {person.isConfirmed && !person.isBlocked && !person.moderates && (
                <span className="small muted">{desk.confirmed}</span>
              )}
            </span>
          </td>
        </tr>
      )}
    />
  );
}
