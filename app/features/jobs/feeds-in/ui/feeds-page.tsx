import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import type { FeedOwner } from "#app/features/jobs/feeds-in/source-states.ts";
import type { listSources } from "#app/features/jobs/feeds-in/sources/list-sources.server.ts";
import { DeskNav } from "#app/features/moderation/ui/desk-nav.tsx";
import type { FormRefusal } from "#app/http/form.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { WayBack } from "#app/ui/way-back.tsx";
import { NewSource } from "./new-source.tsx";
import { useFeedLinks } from "./owner-link.ts";
import { SourceRow } from "./source-row.tsx";

type Props = Awaited<ReturnType<typeof listSources>> & {
  owner: FeedOwner;
  newId: string;
  /** Whether the reader works at the desk that the board's page belongs to. */
  isAtDesk?: boolean;
  answer: FormRefusal | undefined;
};

/** The sources of a company, among its settings, or of the board, and the form of a new one. */
export function FeedsPage(props: Props) {
  const { feeds, ui } = useAllMessages();
  const { owner, sources, isAtDesk } = props;
  const { title, home } = useFeedLinks(owner);
  if (owner === "company") {
    return (
      <AccountPage title={title} description={feeds.companyLead}>
        <div className="stack gap-5">
          <p className="muted">{feeds.companyLead}</p>
          <Sources {...props} />
        </div>
      </AccountPage>
    );
  }
  const active = sources.reduce((sum, source) => sum + source.active, 0);
  return (
    <div className="wrap narrow page stack gap-5">
      <title>{`${title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      {isAtDesk && <DeskNav here="operations" />}
      <div>
        <WayBack {...home} />
        <h1>{title}</h1>
        <p className="muted">{feeds.boardLead(active)}</p>
      </div>
      <Sources {...props} />
    </div>
  );
}

function Sources({ owner, sources, mayChange, newId, answer }: Props) {
  const { feeds } = useAllMessages();
  return (
    <>
      {sources.length === 0 ? (
        <Empty title={feeds.none} reason={mayChange ? feeds.noneHint : feeds.readersOnly} />
      ) : (
        <ul className="card divide-y divide-line p-0">
          {sources.map((source) => (
            <li key={source.id}>
              <SourceRow owner={owner} source={source} mayChange={mayChange} linked />
            </li>
          ))}
        </ul>
      )}
      {!mayChange && sources.length > 0 && <Notice>{feeds.readersOnly}</Notice>}
      {mayChange && <NewSource key={newId} id={newId} owner={owner} answer={answer} />}
    </>
  );
}
