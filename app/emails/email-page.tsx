import { Fragment } from "react";
import { directionOf, forReader, type Language } from "#app/i18n/language.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { paths } from "#app/paths.ts";
import { avatarFace, avatarInitials } from "#app/ui/hero/avatar-face.ts";
import {
  type EmailBlock,
  type EmailContent,
  type EmailEntry,
  type EntryCompany,
  isolatedParts,
  withoutIsolates,
} from "./email-content.ts";
import { course, darkStyles, faceHues, jasmine, look } from "./email-look.ts";

type Props = {
  content: EmailContent;
  language: Language;
  messages: AllMessages;
  unsubscribe: string | undefined;
  /** The board's own address, where logos are. */
  baseUrl: string;
};

/** An email's HTML: tables and inline styles, which mail programs agree on. */
export function EmailPage({ content, language, messages, unsubscribe, baseUrl }: Props) {
  const dir = directionOf(language);
  const { site, address } = messages.ui.frame;
  const startOf = dir === "rtl" ? "right" : "left";
  return (
    <html lang={language} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{withoutIsolates(content.subject)}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
        <style dangerouslySetInnerHTML={{ __html: darkStyles }} />
      </head>
      <body className="bg" dir={dir} style={look.body}>
        <div style={look.preview}>{withoutIsolates(previewOf(content))}</div>
        <Table className="bg" dir={dir} style={look.ground}>
          <td align="center" style={look.margin}>
            <table
              {...plainTable}
              className="card"
              dir={dir}
              style={{
                ...look.card,
                textAlign: startOf,
                fontFamily: forReader(look.fonts, language),
              }}
            >
              <tbody>
                <tr>
                  <td>
                    <Course />
                  </td>
                </tr>
                <tr>
                  <td style={look.site}>
                    <table role="presentation" cellPadding={0} cellSpacing={0}>
                      <tbody>
                        <tr>
                          <Mark />
                          <td width={10} />
                          <td className="ink" style={look.siteName}>
                            {site}
                          </td>
                        </tr>
                      </tbody>
                    </table>
                  </td>
                </tr>
                <Row look="heading">{content.heading}</Row>
                {content.blocks.map((block, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
                  <Block key={at} block={block} baseUrl={baseUrl} />
                ))}
                <Action {...content.action} />
                {content.notes?.map((note) => (
                  <Row key={note} look="note">
                    {note}
                  </Row>
                ))}
                <tr>
                  <td className="ink3 line" style={look.footer}>
                    <Sentence text={content.reason} />
                    {content.manage && (
                      <>
                        <br />
                        <a className="link" href={content.manage.href} style={look.link}>
                          {content.manage.label}
                        </a>
                      </>
                    )}
                    {unsubscribe && (
                      <>
                        <br />
                        <a className="link" href={unsubscribe} style={look.link}>
                          {messages.emails.stop}
                        </a>
                      </>
                    )}
                    <br />
                    {`${site} · ${address}`}
                  </td>
                </tr>
              </tbody>
            </table>
          </td>
        </Table>
      </body>
    </html>
  );
}

const plainTable = { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0 };

type TableProps = {
  className?: string;
  dir?: string;
  style?: React.CSSProperties;
  children: React.ReactNode;
};

/** A table of one row. */
function Table({ children, ...attributes }: TableProps) {
  return (
    <table {...plainTable} {...attributes}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

/** The border above everything, in two alternating colours. */
function Course() {
  return (
    <Table>
      {course.map(({ key, style }) => (
        <td key={key} height={6} style={style}>
          {"\u00a0"}
        </td>
      ))}
    </Table>
  );
}

/** The board's arch with its jasmine, as cells: pictures are often not shown. */
function Mark() {
  return (
    <td width={30} height={34} align="center" style={look.mark} aria-hidden="true">
      <table role="presentation" cellPadding={0} cellSpacing={0}>
        <tbody>
          {jasmine.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
            <tr key={row}>
              {cells.map((look, cell) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
                <td key={cell} width={6} height={6} style={look} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </td>
  );
}

type RowProps = { look: "heading" | "paragraph" | "note"; children: string };

function Row({ look: kind, children }: RowProps) {
  return (
    <tr>
      <td className={kind === "heading" ? "ink" : "ink2"} style={look[kind]}>
        <Sentence text={children} />
      </td>
    </tr>
  );
}

function previewOf({ preview, blocks: [first] }: EmailContent): string {
  return preview ?? (typeof first === "string" ? first : "");
}

type BlockProps = { block: EmailBlock; baseUrl: string };

function Block({ block, baseUrl }: BlockProps) {
  if (typeof block === "string") return <Row look="paragraph">{block}</Row>;
  if (block.kind === "course") return <Steps reached={block.reached} />;
  if (block.kind === "link") {
    return (
      <tr>
        <td style={look.paragraph}>
          <a className="link" href={block.href} style={look.link}>
            {block.label}
          </a>
        </td>
      </tr>
    );
  }
  if (block.kind === "panel") {
    return (
      <tr>
        <td style={look.inset}>
          <Table className="soft" style={look.panel}>
            <td className="ink" style={look.panelText}>
              <FacedEntry entry={block.entry} baseUrl={baseUrl} />
            </td>
          </Table>
        </td>
      </tr>
    );
  }
  return (
    <>
      {block.entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <tr key={at}>
          <td className="ink line" style={at === 0 ? look.entry : look.nextEntry}>
            <FacedEntry entry={entry} baseUrl={baseUrl} />
          </td>
        </tr>
      ))}
      {block.more && <Row look="paragraph">{block.more}</Row>}
    </>
  );
}

const steps = [1, 2, 3, 4, 5];

/** How far an application has come; the last step reached is the news. */
function Steps({ reached }: { reached: number }) {
  return (
    <tr>
      <td style={look.steps}>
        <Table>
          {steps.map((step) => (
            <td
              key={step}
              className={step > reached ? "step" : undefined}
              style={step === reached ? look.newStep : step < reached ? look.step : look.nextStep}
            >
              {"\u00a0"}
            </td>
          ))}
        </Table>
      </td>
    </tr>
  );
}

type EntryProps = { entry: EmailEntry; baseUrl: string };

function FacedEntry({ entry, baseUrl }: EntryProps) {
  if (!entry.company) return <Entry entry={entry} />;
  return (
    <Table>
      <Face company={entry.company} baseUrl={baseUrl} />
      <td width={12} />
      <td>
        <Entry entry={entry} />
      </td>
    </Table>
  );
}

/** A company's logo or initials; where pictures are not shown, the initials. Its name stands beside it. */
function Face({ company, baseUrl }: { company: EntryCompany; baseUrl: string }) {
  const { id, name, logo } = company;
  const initials = avatarInitials(name);
  const style = { ...look.face, ...faceHues[avatarFace(id).hue] };
  return (
    <td width={44} height={52} align="center" valign="top" aria-hidden="true">
      <table role="presentation" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <td width={44} height={52} style={style}>
              {logo ? (
                <img
                  src={baseUrl + paths.logoFile(logo, "96.webp")}
                  alt={initials}
                  width={44}
                  height={52}
                  style={look.facePicture}
                />
              ) : (
                initials
              )}
            </td>
          </tr>
        </tbody>
      </table>
    </td>
  );
}

function Entry({ entry }: { entry: EmailEntry }) {
  return (
    <>
      <b>
        {entry.href ? (
          <a className="link" href={entry.href} style={look.titleLink}>
            <Sentence text={entry.title} />
          </a>
        ) : (
          <Sentence text={entry.title} />
        )}
      </b>
      {entry.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <Fragment key={at}>
          <br />
          <span className="ink2" style={look.line}>
            <Sentence text={line} />
          </span>
        </Fragment>
      ))}
    </>
  );
}

function Action({ label, href, isWrittenOut }: EmailContent["action"]) {
  return (
    <>
      <tr>
        <td style={look.action}>
          <table role="presentation" cellPadding={0} cellSpacing={0}>
            <tbody>
              <tr>
                <td style={look.button}>
                  <a href={href} style={look.buttonLink}>
                    {label}
                  </a>
                </td>
              </tr>
            </tbody>
          </table>
        </td>
      </tr>
      {isWrittenOut && (
        <tr>
          <td style={look.writtenOut}>
            <a className="link" href={href} dir="ltr" style={look.address}>
              {href}
            </a>
          </td>
        </tr>
      )}
    </>
  );
}

function Sentence({ text }: { text: string }) {
  return isolatedParts(text).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
    part.isIsolated ? <bdi key={at}>{part.text}</bdi> : <Fragment key={at}>{part.text}</Fragment>,
  );
}
