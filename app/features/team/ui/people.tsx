import { Form } from "react-router";
import { companyRoles } from "#app/features/accounts/membership/company-role.ts";
import type { Team, TeamPerson } from "#app/features/team/team.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm.tsx";
import { PersonFace } from "#app/ui/hero/person-face.tsx";
import { Ltr } from "#app/ui/text.tsx";
import { useRemoval } from "./use-removal.tsx";

/** The members of the company, and an owner's actions. */
export function People({ team }: { team: Team }) {
  const { team: texts } = useAllMessages();
  return (
    <section className="stack gap-3">
      <h2 className="text-xl">{texts.people}</h2>
      <ul className="card divide-y divide-line p-0">
        {team.people.map((person) => (
          <li key={person.id} className="team-row">
            <Who person={person} />
            <div className="row gap-2">
              {team.role === "owner" && !person.isSelf ? (
                <RoleForm key={person.role} person={person} />
              ) : (
                <b>{texts.role[person.role]}</b>
              )}
              {person.isSelf && !team.isLastOwner && <Removal person={person} />}
              {!person.isSelf && team.role === "owner" && <Removal person={person} />}
            </div>
          </li>
        ))}
      </ul>
      {team.isLastOwner && team.people.length > 1 && <p className="hint">{texts.lastOwnerHint}</p>}
    </section>
  );
}

function Who({ person }: { person: TeamPerson }) {
  const { team } = useAllMessages();
  const { email, isSelf } = person;
  const name = person.name || email;
  return (
    <div className="row flex-nowrap gap-3">
      <PersonFace name={name} />
      <div className="min-w-0">
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>{" "}
          {isSelf && <span className="small muted">({team.you})</span>}
        </p>
        <p className="small muted wrap-anywhere">
          <Ltr>{email}</Ltr>
        </p>
        <p className="small muted">
          <Activity person={person} />
        </p>
      </div>
    </div>
  );
}

function Activity({ person: { lastActiveAt, since } }: { person: TeamPerson }) {
  const { team } = useAllMessages();
  const language = useLanguage();
  const date = (at: string) => formatDate(at, language, "short");
  const active = lastActiveAt ? team.lastSeen({ date: date(lastActiveAt) }) : team.neverSeen;
  return [active, since && team.since({ date: date(since) })].filter(Boolean).join(" · ");
}

function RoleForm({ person: { id, name, email, role } }: { person: TeamPerson }) {
  const { team } = useAllMessages();
  const called = { name: name || email };
  return (
    <Form method="post" action={paths.team()} className="row flex-nowrap gap-2" preventScrollReset>
      <input type="hidden" name="intent" value="role" />
      <input type="hidden" name="member" value={id} />
      <select className="input" name="role" defaultValue={role} aria-label={team.roleOf(called)}>
        {companyRoles.map((each) => (
          <option key={each} value={each}>
            {team.role[each]}
          </option>
        ))}
      </select>
      <Button aria-label={team.changeOf(called)}>{team.change}</Button>
    </Form>
  );
}

function Removal({ person }: { person: TeamPerson }) {
  const { team } = useAllMessages();
  const question = useRemoval(person);
  return (
    <ConfirmButton question={question} to={paths.removeMember(person.id)}>
      {person.isSelf ? team.leave : team.remove}
      {!person.isSelf && <span className="sr"> {person.name || person.email}</span>}
    </ConfirmButton>
  );
}
