import { hiddenCv, type ShownCv, viewsOf } from "#app/features/applicants/cv/shown-cv.ts";
import type { Reading } from "#app/features/applicants/read-applicant.server.ts";
import { FileName } from "#app/features/applications/ui/file-name.tsx";
import { formatNumber } from "#app/i18n/format.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
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
      <div className="cv-box">
        <p>
          <FileName name={document.name} />
          <a
            href={paths.document(document.id)}
            className="icon-btn"
            aria-label={applications.card.cvOf({ name })}
            title={applicants.downloadCv}
          >
            <Icon name="download" />
          </a>
        </p>
        {viewsOf(document.name)
          .filter((view) => view !== cv?.view || "refused" in cv || hasMore(cv))
          .map((view) => (
            <ViewLink key={view} to={`${links.cv(applicant.id, view, here)}#cv`}>
              {view === "pages" ? applicants.reader.showPages : applicants.reader.readText}
            </ViewLink>
          ))}
        {cv && (
          <ViewLink to={links.cv(applicant.id, hiddenCv, here)}>{applicants.reader.hide}</ViewLink>
        )}
      </div>
      {document.isPhoto && <p className="small muted">{applications.card.photoCv}</p>}
      {cv && <Shown cv={cv} name={name} document={document} />}
    </section>
  );
}

/** Whether a glance at a CV leaves something out. */
function hasMore(cv: ShownCv): boolean {
  if ("refused" in cv || !cv.isGlance) return false;
  return cv.view === "pages" ? cv.count > 1 : cv.text.length > glanceLength;
}

const glanceLength = 600;

function ViewLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} data-pane="">
      {children} <Icon name="chevron" flip />
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
          {(cv.isGlance ? cv.pages.slice(0, 1) : cv.pages).map(({ width, height }, index) => (
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
        <CvText text={cv.isGlance ? beginningOf(cv.text) : cv.text} isPhoto={document.isPhoto} />
      )}
      {!cv.isGlance && cv.count > cv.pages.length && (
        <p className="small muted">{reader.cut({ shown: formatNumber(cv.pages.length), count })}</p>
      )}
    </>
  );
}

/** The lines of a text that fit a glance. */
function beginningOf(text: string): string {
  if (text.length <= glanceLength) return text;
  const end = text.lastIndexOf("\n", glanceLength);
  return `${text.slice(0, end > 0 ? end : glanceLength)}\n…`;
}

/** Each line in the direction of its own letters. */
function CvText({ text, isPhoto }: { text: string; isPhoto: boolean }) {
  const { reader } = useAllMessages().applicants;
  if (text === "") return <p className="muted">{isPhoto ? reader.photoNoText : reader.noText}</p>;
  return <div className="cv-text">{text}</div>;
}
