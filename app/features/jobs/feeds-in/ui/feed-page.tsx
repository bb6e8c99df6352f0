import { feedPaths } from "#app/features/jobs/feeds-in/feed-paths.ts";
import { jobFields } from "#app/features/jobs/feeds-in/reading/feed-source.ts";
import { type FeedOwner, rhythms } from "#app/features/jobs/feeds-in/source-states.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { ConfirmCard } from "#app/ui/form/confirm.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Copies } from "./copies.tsx";
import { FeedFile } from "./feed-file.tsx";
import type { SourcePage } from "./feed-types.ts";
import { useFeedLinks } from "./owner-link.ts";
import { Rejected } from "./rejected.tsx";
import { Runs } from "./runs.tsx";
import { SourceRow, useRemoval } from "./source-row.tsx";

type OfSource = { owner: FeedOwner; page: SourcePage };

/** A source: its state, mapping, runs, rejected rows, copies and settings. */
export function FeedPage({ owner, page, isRemoving }: OfSource & { isRemoving: boolean }) {
  const { feeds, ui } = useAllMessages();
  const { source, mayChange } = page;
  const removal = useRemoval(owner, source);
  const { home, list } = useFeedLinks(owner);
  return (
    <div className="wrap page stack gap-5">
      <title>{`${source.name} | ${feeds.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      {isRemoving && mayChange ? (
        <ConfirmCard question={removal} back={feedPaths[owner].one(source.id)} />
      ) : (
        <>
          <div>
            <Breadcrumbs links={[home, list]} here={source.name} />
            <h1>
              <bdi>{source.name}</bdi>
            </h1>
          </div>
          <Asking owner={owner} page={page} />
          <div className="card p-0">
            <SourceRow owner={owner} source={source} mayChange={mayChange} />
          </div>
          <div className="grid gap-5 lg:grid-cols-2 items-start">
            <MappingCard owner={owner} page={page} />
            <section className="card stack gap-3 min-w-0">
              <Runs runs={page.runs} />
              <Rejected reasons={page.reasons} examples={page.examples} />
            </section>
          </div>
          <Copies owner={owner} page={page} />
          {mayChange && source.url === null && <NewerFile owner={owner} source={source} />}
          {mayChange && <Settings owner={owner} source={source} />}
        </>
      )}
    </div>
  );
}

/** The question of a run that waits for a person. */
function Asking({ owner, page: { source, runs, mayChange } }: OfSource) {
  const { asking } = useAllMessages().feeds;
  const run = runs.find(({ state }) => state === "asking");
  if (!run) return null;
  const { rejected, rows, code } = run;
  const figures = { n: formatNumber(rejected), all: formatNumber(rows) };
  return (
    <Notice kind="warn" title={asking.title}>
      <p>{code === "jobs-missing" ? asking.missing : asking.rejected(figures)}</p>
      {mayChange && (
        <form method="post" action={feedPaths[owner].one(source.id)} className="row gap-3 mt-3">
          <input type="hidden" name="run" value={run.id} />
          <Button variant="primary" name="intent" value="go">
            {asking.go}
          </Button>
          <Button name="intent" value="stop">
            {asking.stop}
          </Button>
        </form>
      )}
    </Notice>
  );
}

function MappingCard({ owner, page: { source, mayChange } }: OfSource) {
  const { mapping: texts, acts } = useAllMessages().feeds;
  const { mapping } = source;
  const fields = jobFields.filter((field) => mapping?.paths[field]?.length);
  return (
    <section className="card stack gap-3 min-w-0">
      <div className="head items-center">
        <h2 className="text-lg">{texts.title}</h2>
        {mayChange && (
          <a className="more" href={feedPaths[owner].mapping(source.id)}>
            {source.isConfirmed ? acts.mapping : acts.confirm}
          </a>
        )}
      </div>
      <dl className="feed-map">
        {fields.map((field) => (
          <div key={field}>
            <dt>
              <code dir="ltr" className="wrap-anywhere">
                {mapping?.paths[field]?.join(" · ")}
              </code>
            </dt>
            <dd>{texts.fields[field]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Of an uploaded source: its file, and the form that replaces it. */
function NewerFile({ owner, source }: { owner: FeedOwner; source: SourcePage["source"] }) {
  const texts = useAllMessages().feeds.newer;
  return (
    <form
      method="post"
      action={feedPaths[owner].one(source.id)}
      encType="multipart/form-data"
      className="card stack gap-4"
    >
      <div>
        <h2 className="text-lg">{texts.title}</h2>
        {source.fileName && (
          <p className="small muted wrap-anywhere">
            {texts.now}: <bdi>{source.fileName}</bdi>
          </p>
        )}
      </div>
      <input type="hidden" name="intent" value="file" />
      <FeedFile label={texts.file} hint={texts.hint} />
      <Button className="justify-self-start">{texts.act}</Button>
    </form>
  );
}

function Settings({ owner, source }: { owner: FeedOwner; source: SourcePage["source"] }) {
  const { feeds } = useAllMessages();
  const texts = feeds.settings;
  // A file is read when it comes, and what it lacks is closed at once.
  const isFile = source.url === null;
  return (
    <form method="post" action={feedPaths[owner].one(source.id)} className="card stack gap-4">
      <h2 className="text-lg">{texts.title}</h2>
      <input type="hidden" name="intent" value="settings" />
      <CheckField
        label={texts.feedWins}
        name="feedWins"
        value="1"
        defaultChecked={source.feedWins}
      />
      <CheckField
        label={texts.closesMissing}
        hint={isFile ? undefined : texts.closesMissingHint}
        name="closesMissing"
        value="1"
        defaultChecked={source.closesMissing}
      />
      {isFile ? (
        <input type="hidden" name="everyHours" value={source.everyHours} />
      ) : (
        <SelectField
          label={feeds.new.rhythm}
          name="everyHours"
          defaultValue={`${source.everyHours}`}
          options={rhythms.map((hours) => ({ value: `${hours}`, label: feeds.every[hours] }))}
        />
      )}
      <Button className="justify-self-start">{texts.save}</Button>
    </form>
  );
}
