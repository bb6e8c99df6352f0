import type { CvView, ShownCv } from "#app/features/applicants/cv/shown-cv.ts";
import type { Reading } from "#app/features/applicants/read-applicant.server.ts";
import { FileName } from "#app/features/applications/ui/file-name.tsx";
import { formatNumber } from "#app/i18n/format.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { PaneLinks } from "./desk.tsx";

type Props = {
  reading: Reading;
  links: PaneLinks;
  /** The open form of an answer. */
  here: Record<string, string> | undefined;
};

/** The CV: to be looked at here, to be read as text, and to be downloaded. */
export function Cv({ reading, links, here }: Props) {
  const { applicants, applications } = useAllMessages();
  const { applicant, cv } = reading;
  const { document } = applicant.sent;
  if (!document) return null;
  const name = applicant.applicant.name || applications.card.nobody;
  return (
    <section className="stack gap-2" id="cv">
      <h3 className="text-base">{applicants.cv}</h3>
      <div className="row spread">
        <FileName name={document.name} />
        <ButtonLink
          to={paths.document(document.id)}
          icon="download"
          aria-label={applications.card.cvOf({ name })}
        >
          {applicants.downloadCv}
        </ButtonLink>
      </div>
      {document.isPhoto && <p className="small muted">{applications.card.photoCv}</p>}
      <p className="row">
        {viewsOf(document.name).map((view) => (
          <ViewLink key={view} isShown={cv?.view === view} to={links.cv(applicant.id, view, here)}>
            {view === "pages" ? applicants.reader.showPages : applicants.reader.readText}
          </ViewLink>
        ))}
        {cv && (
          <a href={links.cv(applicant.id, null, here)} className="tap small" data-pane="">
            {applicants.reader.hide}
          </a>
        )}
      </p>
      {cv && <Shown cv={cv} name={name} document={document} />}
    </section>
  );
}

/** File extensions match their content. */
function viewsOf(fileName: string): CvView[] {
  if (/\.pdf$/i.test(fileName)) return ["pages", "text"];
  return ["text"];
}

function ViewLink({ isShown, to, children }: { isShown: boolean; to: string; children: string }) {
  return (
    <a href={`${to}#cv`} className="tap small" aria-current={isShown || undefined} data-pane="">
      {children}
    </a>
  );
}

type Document = NonNullable<Reading["applicant"]["sent"]["document"]>;

function Shown({ cv, document, name }: { cv: ShownCv; document: Document; name: string }) {
  const messages = useAllMessages();
  const { reader } = messages.applicants;
  if ("refused" in cv) return <Notice kind="warn">{messageAt(messages, cv.refused)}</Notice>;
  const count = formatNumber(cv.count);
  return (
    <>
      {cv.view === "pages" ? (
        <div className="cv-pages">
          {cv.pages.map(({ width, height }, index) => (
            <img
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              key={index}
              src={paths.documentPage(document.id, index + 1)}
              alt={reader.page({ page: formatNumber(index + 1), count, name })}
              loading="lazy"
              width={width}
              height={height}
            />
          ))}
        </div>
      ) : (
        <CvText text={cv.text} isPhoto={document.isPhoto} />
      )}
      {cv.count > cv.pages.length && (
        <p className="small muted">{reader.cut({ shown: formatNumber(cv.pages.length), count })}</p>
      )}
    </>
  );
}

/** Each line in the direction of its own letters. */
function CvText({ text, isPhoto }: { text: string; isPhoto: boolean }) {
  const { reader } = useAllMessages().applicants;
  if (text === "") return <p className="muted">{isPhoto ? reader.photoNoText : reader.noText}</p>;
  return <div className="cv-text">{text}</div>;
}
