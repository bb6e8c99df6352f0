import { paths } from "#app/paths.ts";
import { useAllWords } from "#app/words/context.tsx";

/** One quiet line in My account, until the address is confirmed. */
export function UnconfirmedNotice() {
  const { notice } = useAllWords().ownEmails;
  return (
    <p className="small muted mb-5">
      {notice.text}{" "}
      <a className="more" href={paths.ownEmails()}>
        {notice.more}
      </a>
    </p>
  );
}
