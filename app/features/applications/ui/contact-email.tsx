import { useAllMessages } from "#app/messages/messages-context.tsx";
import { MailLink } from "#app/ui/contact.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";

type Props = {
  email: string | null;
  isConfirmed: boolean;
  className?: string;
  icon?: IconName;
  word?: string;
};

/** Where a company writes to an applicant, and whether anybody has shown that it is theirs. */
export function ContactEmail({ email, isConfirmed, ...look }: Props) {
  const { card } = useAllMessages().applications;
  if (!email) return null;
  return (
    <>
      <MailLink email={email} {...look} />
      {!isConfirmed && <span className="small muted">{card.unconfirmed}</span>}
    </>
  );
}
