import { useAllMessages } from "#app/messages/messages-context.tsx";
import { MailLink } from "#app/ui/contact.tsx";

type Props = { email: string | null; isConfirmed: boolean };

/** Where a company writes to an applicant, and whether anybody has shown that it is theirs. */
export function ContactEmail({ email, isConfirmed }: Props) {
  const { card } = useAllMessages().applications;
  if (!email) return null;
  return (
    <>
      <MailLink email={email} />
      {!isConfirmed && <span className="small muted">{card.unconfirmed}</span>}
    </>
  );
}
