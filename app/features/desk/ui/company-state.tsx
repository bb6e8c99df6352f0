import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";

type Props = {
  isBlocked: boolean;
  isChecked: boolean;
  /** The address of its login; null without one. */
  isConfirmed: boolean | null;
  /** Lists leave out the states that most companies have. */
  isInHead?: boolean;
};

/** Where a company stands, as badges. */
export function CompanyState({ isBlocked, isChecked, isConfirmed, isInHead }: Props) {
  const { desk } = useAllMessages();
  return (
    <>
      {isBlocked && <Badge tone="urgent">{desk.blocked}</Badge>}
      {isChecked && <Badge tone="ok">{desk.checkedCompany}</Badge>}
      {isConfirmed === null && <Badge>{desk.noLogin}</Badge>}
      {isConfirmed === false && <Badge>{desk.notConfirmed}</Badge>}
      {isInHead && isConfirmed && !isChecked && !isBlocked && <Badge>{desk.confirmed}</Badge>}
    </>
  );
}
