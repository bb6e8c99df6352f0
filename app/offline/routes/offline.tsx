import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";

/** Shown offline for pages without a copy; the worker fills in the list of copies. */
export default function Offline() {
  const { offline, ui } = useMessages();
  const texts = offline.page;
  return (
    <div className="wrap narrow">
      <title>{`${texts.title} | ${ui.frame.site}`}</title>
      <meta name="description" content={texts.description} />
      <Empty heading="h1" title={texts.title} reason={texts.reason}>
        <ButtonLink to="" variant="primary" data-reload="">
          {ui.tryAgain}
        </ButtonLink>
        <ButtonLink to={paths.savedJobs()}>{offline.saved.title}</ButtonLink>
      </Empty>
      <div id="offline-pages" className="stack gap-4" />
    </div>
  );
}
