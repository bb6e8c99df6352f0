import { contactEmail } from "#app/features/accounts/mailbox/email-address.ts";
import { formatPeriod } from "#app/features/seekers/entries/period.ts";
import type { EntryKind, ProfileEntry } from "#app/features/seekers/entries/profile-entry.ts";
import { type availabilities, hasWish, type workTypes } from "#app/features/seekers/profile.ts";
import type { StoredProfile } from "#app/features/seekers/profile-values.ts";
import type { Language } from "#app/i18n/language.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { pointIn, pointsWithin } from "#app/platform/pasted/list-points.ts";
import type { CvLayout } from "./cv-layout.ts";

/** A part of a section: a paragraph, points of a list, or short items that share lines. */
export type CvBlock = CvBlockContent & {
  /** It has room above it. */
  isApart?: true;
};

type CvBlockContent =
  /** A lead stands above its points: a former job. */
  | { kind: "text"; text: string; isLead?: true }
  /** A job or a school; `detail` is where and when. */
  | { kind: "entry"; title: string; detail: string }
  | { kind: "points"; items: string[] }
  | { kind: "items"; items: string[] };

type CvContact = { text: string; url?: string };

export type CvSection = {
  heading: string;
  /** In the second column of a layout that has one. */
  isBeside: boolean;
  blocks: CvBlock[];
};

/** The content of a CV in reading order. */
export type CvContent = {
  language: Language;
  layout: CvLayout;
  /** Of the contacts, where those are a section. */
  contactHeading: string;
  /** Of the file, as readers show it. */
  title: string;
  name: string;
  headline: string;
  contacts: CvContact[];
  sections: CvSection[];
};

type CvPerson = {
  profile: StoredProfile;
  /** The latest first. */
  entries: readonly ProfileEntry[];
  email: string;
  /** In the language of the CV. */
  place: string;
};

/** A profile as a CV; empty fields and the desired salary are left out. */
export function cvContent(
  { profile, entries, email, place }: CvPerson,
  { language, layout }: { language: Language; layout: CvLayout },
  messages: Pick<AllMessages, "cvPaper" | "labels" | "applications">,
): CvContent {
  const { sections, labelled, relocates } = messages.cvPaper;
  const { card } = messages.applications;
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  const years = profile.experienceYears;
  const detail = (label: string, value: string) => labelled({ label, value });
  const hasSalary = profile.desiredSalaryMin !== null || profile.desiredSalaryMax !== null;
  const wishes = [
    detail(
      card.workType,
      messages.labels.employmentType[profile.workType as (typeof workTypes)[number]],
    ),
    detail(
      card.availability,
      messages.labels.availability[profile.availability as (typeof availabilities)[number]],
    ),
    ...(profile.preferredLocations.length > 0
      ? [
          detail(
            card.preferredLocations,
            isolated(profile.preferredLocations).join(messages.cvPaper.comma),
          ),
        ]
      : []),
    ...(profile.willingToRelocate ? [relocates] : []),
  ];
  const filled = (heading: string, blocks: CvBlock[], isBeside = false) =>
    blocks.length > 0 ? [{ heading, blocks, isBeside }] : [];
  /** The jobs or schools, each with its lines, and below them the text about them all. */
  const entryBlocks = (of: EntryKind, text: string | null, before: CvBlock[] = []) => {
    const blocks = [...before];
    for (const entry of entries.filter(({ kind }) => kind === of)) {
      const detail = detailOf(entry, language, messages);
      const own: CvBlock[] = [{ kind: "entry", title: entry.title, detail }];
      blocks.push(...apart([...own, ...blocksOf(entry.details)], blocks));
    }
    const hasEntries = blocks.length > before.length;
    return [...blocks, ...apart(blocksOf(text), hasEntries ? blocks : [])];
  };
  return {
    language,
    layout,
    contactHeading: sections.contact,
    title: messages.cvPaper.title({ name }),
    name,
    headline: profile.desiredPosition ?? "",
    contacts: [
      ...(profile.phone
        ? [{ text: ltr(profile.phone), url: `tel:${profile.phone.replaceAll(" ", "")}` }]
        : []),
      ...(email ? [{ text: ltr(email), url: `mailto:${contactEmail(email)}` }] : []),
      ...(place ? [{ text: place }] : []),
      ...[profile.linkedinUrl, profile.portfolioUrl].flatMap((url) =>
        url ? [{ text: ltr(shownLink(url)), url }] : [],
      ),
    ],
    sections: [
      ...filled(sections.about, blocksOf(profile.bio)),
      ...filled(
        sections.experience,
        entryBlocks(
          "job",
          profile.workExperience,
          years ? [{ kind: "text", text: messages.applications.card.years(years) }] : [],
        ),
      ),
      ...filled(sections.education, entryBlocks("school", profile.education)),
      ...filled(sections.skills, items(profile.skills), true),
      ...filled(sections.languages, items(profile.languages), true),
      ...filled(sections.certifications, points(profile.certifications), true),
      ...(hasWish(profile, hasSalary)
        ? filled(sections.wish, [{ kind: "points", items: wishes }], true)
        : []),
    ],
  };
}

/** Where and when, each part in a direction of its own. */
function detailOf(
  entry: ProfileEntry,
  language: Language,
  { cvPaper }: Pick<AllMessages, "cvPaper">,
): string {
  const where = [entry.organization, entry.place].filter((part) => part !== null);
  const shown = isolated(where).join(cvPaper.comma);
  return [shown, ...isolated([formatPeriod(entry, language)])].filter(Boolean).join(" · ");
}

/** Blocks with room above the first, where others stand before them. */
function apart(blocks: CvBlock[], before: readonly CvBlock[]): CvBlock[] {
  const [first, ...rest] = blocks;
  return first && before.length > 0 ? [{ ...first, isApart: true }, ...rest] : blocks;
}

/** Lines that begin with a bullet become points of a list, all others paragraphs. */
function blocksOf(text: string | null): CvBlock[] {
  const blocks: CvBlock[] = [];
  for (const line of (text ?? "").split(/\r?\n/).flatMap(pointsWithin)) {
    if (line.trim() === "") continue;
    const last = blocks.at(-1);
    const point = pointIn(line, true);
    if (point === undefined) blocks.push({ kind: "text", text: line.trim() });
    else if (last?.kind === "points") last.items.push(point);
    else {
      if (last?.kind === "text") last.isLead = true;
      blocks.push({ kind: "points", items: [point] });
    }
  }
  return blocks;
}

const items = (lines: string[]): CvBlock[] =>
  lines.length > 0 ? [{ kind: "items", items: lines }] : [];
const points = (lines: string[]): CvBlock[] =>
  lines.length > 0 ? [{ kind: "points", items: lines }] : [];

/** Each in a direction of its own (Unicode isolates), so that neighbours do not turn each other round. */
const isolated = (texts: string[]) => texts.map((text) => `\u2068${text}\u2069`);

/** A number or an address, which is read from the left in any text. */
const ltr = (text: string) => `\u2066${text}\u2069`;

function shownLink(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}
