import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";

type Props = {
  isBlocked: boolean;
  isChecked: boolean;
  /** The address of its login; null without one. */
  isConfirmed: boolean | null;
};

/** Where a company stands, as badges. */
export function CompanyState({ isBlocked, isChecked, isConfirmed }: Props) {
  const { desk } = useAllMessages();
  return (
    <>
      {isBlocked && <Badge tone="urgent">{desk.blocked}</Badge>}
      {isChecked && <Badge tone="ok">{desk.checkedCompany}</Badge>}
      {isConfirmed === null && <Badge>{desk.noLogin}</Badge>}
      {isConfirmed === false && <Badge>{desk.notConfirmed}</Badge>}
      {isConfirmed && !isChecked && !isBlocked && (
        <span className="small muted">{desk.confirmed}</span>
      )}
    </>
  );
}
