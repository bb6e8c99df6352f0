import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";

/** One quiet line in My account, until the address is confirmed. */
export function UnconfirmedNotice() {
  const { notice } = useAllMessages().ownEmails;
  return (
    <p className="small muted mb-5">
      {notice.text}{" "}
      <a className="more" href={paths.ownEmails()}>
        {notice.more}
      </a>
    </p>
  );
}
