import { companyRoles } from "#app/features/accounts/membership/company-role.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

/** The rights of each role, as acting-company.ts decides them. */
const rights = {
  read: companyRoles,
  answer: ["owner", "recruiter"],
  post: ["owner", "recruiter"],
  company: ["owner"],
  team: ["owner"],
} as const;

export function Roles() {
  const { team } = useAllMessages();
  return (
    <section className="stack gap-3">
      <h2 className="text-xl">{team.roles}</h2>
      <div className="card relative overflow-x-auto p-0">
        <table className="role-table">
          <thead>
            <tr>
              <td />
              {companyRoles.map((role) => (
                <th key={role} scope="col">
                  {team.role[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(Object.keys(rights) as (keyof typeof rights)[]).map((right) => (
              <tr key={right}>
                <th scope="row">{team.may[right]}</th>
                {companyRoles.map((role) => (
                  <td key={role}>
                    <Mark may={rights[right].some((each) => each === role)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Mark({ may }: { may: boolean }) {
  const { team } = useAllMessages();
  if (!may) {
    return (
      <span className="muted">
        <span aria-hidden="true">–</span>
        <span className="sr">{team.no}</span>
      </span>
    );
  }
  return (
    <>
      <Icon name="check" />
      <span className="sr">{team.yes}</span>
    </>
  );
}
