import { useMessages } from "#app/messages/messages-context.tsx";
import { Around } from "#app/ui/around.tsx";
import { Ltr } from "#app/ui/text.tsx";

/** How many work for a company, from a range such as 201-500 or 1000+. */
export function EmployeeCount({ size }: { size: string }) {
  const { jobs } = useMessages();
  const least = /^(\d+)\+$/.exec(size)?.[1];
  const say = least ? jobs.employeesOver : jobs.employees;
  return (
    <span>
      <Around say={(written) => say({ size: written })}>
        <Ltr>{least ?? size}</Ltr>
      </Around>
    </span>
  );
}
