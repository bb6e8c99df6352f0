import {
  type FieldRow,
  makeReference,
  type ReferenceOperation,
} from "#app/api/v1/reference.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { MoreLink } from "#app/ui/list/more-link.tsx";
import { Ltr } from "#app/ui/text.tsx";
import type { Route } from "./+types/docs.ts";

export { apiSheet as links } from "#app/styles/sheets.ts";

/** The texts come as data: a browser loads no script for them. */
export function loader({ context }: Route.LoaderArgs) {
  return makeReference(context.get(languageContext));
}

export default function ApiReference({ loaderData }: Route.ComponentProps) {
  const { frame } = useAllMessages().ui;
  const { texts, document, groups, webhooks, problems } = loaderData;
  const { title, description, lead, sections, page } = texts;
  return (
    <div className="wrap page api">
      <title>{`${title} | ${frame.site}`}</title>
      <meta name="description" content={description} />
      <nav className="api-contents no-print" aria-label={page.contents}>
        <ul>
          {[...sections, ...groups].map((each) => (
            <li key={each.id}>
              <a href={`#${each.id}`}>{each.title}</a>
            </li>
          ))}
          <li>
            <a href="#webhooks">{webhooks.title}</a>
          </li>
          <li>
            <a href="#errors">{page.errors}</a>
          </li>
        </ul>
      </nav>
      <div className="api-main">
        <header>
          <h1>{title}</h1>
          <p className="muted mt-2">{lead}</p>
          <p className="mt-2">
            <MoreLink to={document}>{page.download}</MoreLink>
          </p>
        </header>
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`}>{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {groups.map((group) => (
          <section key={group.id} id={group.id} aria-labelledby={`${group.id}-title`}>
            <h2 id={`${group.id}-title`}>{group.title}</h2>
            {group.operations.map((operation) => (
              <OperationPart key={operation.id} operation={operation} page={page} />
            ))}
          </section>
        ))}
        <section id="webhooks" aria-labelledby="webhooks-title">
          <h2 id="webhooks-title">{webhooks.title}</h2>
          {webhooks.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {webhooks.events.map(({ type, summary, description: text, fields }) => (
            <section key={type} className="api-operation" aria-labelledby={`${type}-title`}>
              <h3 id={`${type}-title`}>{summary}</h3>
              <p className="api-path">
                <code>
                  <b>{type}</b>
                </code>
              </p>
              <p>{text}</p>
              <Fields title={page.body} rows={fields} page={page} />
            </section>
          ))}
        </section>
        <section id="errors" aria-labelledby="errors-title">
          <h2 id="errors-title">{page.errors}</h2>
          <p>{page.errorsLead}</p>
          <dl className="api-fields">
            {problems.map(({ status, title: name, detail }) => (
              <div key={status} id={`error-${status}`}>
                <dt>
                  <b>{status}</b> {name}
                </dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
}

type PageTexts = { page: Route.ComponentProps["loaderData"]["texts"]["page"] };

function OperationPart({ operation, page }: { operation: ReferenceOperation } & PageTexts) {
  const { id, method, path, summary, description, scope, example } = operation;
  const { parameters, body, answer, refusals } = operation;
  return (
    <section id={id} className="api-operation" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{summary}</h3>
      <p className="api-path">
        <code>
          <b>{method}</b> {path}
        </code>
      </p>
      <p>{description}</p>
      {scope && (
        <p className="small">
          {page.scope}:{" "}
          {scope === "any" ? (
            page.anyScope
          ) : (
            <Ltr>
              <code>{scope}</code>
            </Ltr>
          )}
        </p>
      )}
      <h4>{page.example}</h4>
      <pre className="api-code">
        <code>{example}</code>
      </pre>
      {parameters.length > 0 && <Fields title={page.parameters} rows={parameters} page={page} />}
      {body.length > 0 && <Fields title={page.body} rows={body} page={page} />}
      <h4>
        {page.answer} <Ltr>{answer.status}</Ltr>
      </h4>
      {answer.fields.length > 0 && (
        <details className="disc">
          <summary>{page.answerFields}</summary>
          <Rows rows={answer.fields} />
        </details>
      )}
      <p className="small">
        {page.errors}:{" "}
        {refusals.map((status) => (
          <a key={status} className="api-status" href={`#error-${status}`}>
            {status}
          </a>
        ))}
      </p>
    </section>
  );
}

function Fields({ title, rows, page }: { title: string; rows: FieldRow[] } & PageTexts) {
  return (
    <>
      <h4>{title}</h4>
      <Rows rows={rows} required={page.required} />
    </>
  );
}

function Rows({ rows, required }: { rows: readonly FieldRow[]; required?: string }) {
  return (
    <dl className="api-fields">
      {rows.map(({ name, type, isRequired, text }) => (
        <div key={name}>
          <dt>
            <Ltr>
              <code>{name}</code>
            </Ltr>{" "}
            <span className="small muted">
              <Ltr>{type}</Ltr>
            </span>
            {required && isRequired && <b className="small"> {required}</b>}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
