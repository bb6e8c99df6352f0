import { feedPaths } from "#app/features/jobs/feeds-in/feed-paths.ts";
import { type FeedReason, jobFields } from "#app/features/jobs/feeds-in/reading/feed-source.ts";
import type { FeedOwner } from "#app/features/jobs/feeds-in/source-states.ts";
import { defaultFields } from "#app/features/jobs/feeds-in/sources/mapping-choices.ts";
import type { ShownPreview } from "#app/features/jobs/feeds-in/sources/preview-source.server.ts";
import { reasonText } from "#app/features/jobs/feeds-in/stop-text.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useFeedLinks } from "./owner-link.ts";
import { PreviewRows } from "./preview-rows.tsx";
import { UnmappedValues, useChoices } from "./unmapped-values.tsx";

type Props = {
  owner: FeedOwner;
  sourceId: string;
  shown: { unread: FeedReason } | { preview: ShownPreview };
};

/** How a feed's fields become ours, with its first jobs as they would be posted. */
export function MappingPage({ owner, sourceId, shown }: Props) {
  const messages = useAllMessages();
  const { feeds, ui } = messages;
  const texts = feeds.mapping;
  const to = feedPaths[owner];
  const { home, list } = useFeedLinks(owner);
  return (
    <div className="wrap page stack gap-5">
      <title>{`${texts.title} | ${feeds.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <Breadcrumbs links={[home, list]} here={texts.title} />
        <h1>{texts.title}</h1>
        <p className="muted">{texts.lead}</p>
      </div>
      {"unread" in shown ? (
        <Notice kind="err" title={texts.failed}>
          <p>
            {reasonText(shown.unread, messages)} <code className="muted">{shown.unread}</code>
          </p>
          <p className="mt-3 row gap-3">
            <a className="btn btn-quiet" href={to.mapping(sourceId)}>
              {texts.again}
            </a>
            <a className="tap" href={to.one(sourceId, { remove: 1 })}>
              {feeds.acts.remove}
            </a>
          </p>
        </Notice>
      ) : (
        <MappingForm action={to.mapping(sourceId)} preview={shown.preview} />
      )}
    </div>
  );
}

function MappingForm({ action, preview }: { action: string; preview: ShownPreview }) {
  const messages = useAllMessages();
  const { mapping: texts, kinds } = messages.feeds;
  const { mapping, kind, ended, read } = preview;
  return (
    <form method="post" action={action} className="stack gap-5" key={JSON.stringify(mapping)}>
      <input type="hidden" name="mapping" value={JSON.stringify(mapping)} />
      <input type="hidden" name="kind" value={kind} />
      {ended && <Notice kind="warn">{reasonText(ended, messages)}</Notice>}
      <div className="grid gap-5 lg:grid-cols-2 items-start">
        <div className="stack gap-5 min-w-0">
          <UnmappedValues unmapped={preview.unmapped} places={preview.places} />
          <Defaults mapping={mapping} />
          <Paths preview={preview} />
          <div className="row gap-3">
            <Button variant="primary" name="intent" value="confirm">
              {texts.act}
            </Button>
            <Button name="intent" value="preview">
              {texts.show}
            </Button>
          </div>
        </div>
        <section className="stack gap-3 min-w-0">
          <div>
            <h2 className="text-lg">{texts.preview}</h2>
            <p className="small muted">
              {kinds[kind]} · {texts.read(read)}
            </p>
          </div>
          <PreviewRows preview={preview} />
        </section>
      </div>
    </form>
  );
}

/** For each of our fields the one of theirs, with an example. */
function Paths({ preview: { mapping, paths, kind } }: { preview: ShownPreview }) {
  const { mapping: texts } = useAllMessages().feeds;
  const known = new Set(paths.map(({ path }) => path));
  return (
    <section className="card stack gap-3">
      <h2 className="text-lg">{texts.title}</h2>
      <div className="grid gap-3 md:grid-cols-2">
        {jobFields.map((field) => {
          const chosen = mapping.paths[field]?.[0] ?? "";
          const others = chosen !== "" && !known.has(chosen) ? [{ path: chosen, example: "" }] : [];
          return (
            <SelectField
              key={field}
              label={texts.fields[field]}
              name={`path.${field}`}
              id={`path-${field}`}
              none={texts.notMapped}
              defaultValue={chosen}
              dir="auto"
              options={[...others, ...paths].map(({ path, example }) => ({
                value: path,
                label: example ? `${path} · ${example}` : path,
              }))}
            />
          );
        })}
      </div>
      {(kind === "json" || kind === "job-xml") && (
        <TextField
          label={texts.items}
          name="items"
          ltr
          optional
          hint={texts.itemsHint}
          defaultValue={mapping.items ?? ""}
        />
      )}
    </section>
  );
}

function Defaults({ mapping }: Pick<ShownPreview, "mapping">) {
  const { mapping: texts } = useAllMessages().feeds;
  const optionsOf = useChoices([]);
  return (
    <section className="card stack gap-3">
      <div>
        <h2 className="text-lg">{texts.defaults}</h2>
        <p className="small muted">{texts.defaultsHint}</p>
      </div>
      {defaultFields.map((field) => (
        <SelectField
          key={field}
          label={texts.fields[field]}
          name={`default.${field}`}
          id={`default-${field}`}
          none={texts.leaveOut}
          defaultValue={mapping.defaults?.[field] ?? ""}
          options={optionsOf(field)}
        />
      ))}
    </section>
  );
}
