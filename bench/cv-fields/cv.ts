/** A line of people.jsonl: a person, and the layouts in which their CV is drawn. Dates are "2019-03" or "2019". */
export type BenchPerson = {
  set: "tuned" | "held";
  language: "ar" | "en";
  /** "both" has each heading in both languages. */
  headings?: "both";
  first: string;
  last: string;
  title: string;
  phone: string;
  email: string;
  city: string;
  /** As the summary tells them; null where it does not. */
  years: number | null;
  summary: string;
  skills: string[];
  languages: [name: string, level: string][];
  jobs: {
    title: string;
    company: string;
    place: string;
    from: string;
    until: string | null;
    duties: string[];
  }[];
  schools: { degree: string; school: string; year: string }[];
  cvs: CvStyle[];
};

export type CvStyle = { layout: Layout; dates: DateStyle; arabicDigits?: true };
export type DateStyle = "years" | "months" | "numbers" | "words";
export const layouts = [
  "pdf-plain",
  "pdf-dates-first",
  "pdf-side",
  "pdf-side-right",
  "pdf-table",
  "pdf-timeline",
  "pdf-company-first",
  "docx-plain",
  "docx-table",
  "docx-columns",
  "docx-labels",
  "docx-prose",
  "scan",
] as const;
export type Layout = (typeof layouts)[number];

/** A block of a CV as both HTML and Word draw it. */
export type Block =
  | { kind: "name" | "heading" | "text" | "strong" | "point"; text: string }
  /** A strong text with another at the far edge of its line. */
  | { kind: "split"; text: string; far: string }
  | { kind: "table"; rows: string[][] }
  | { kind: "columns"; first: Block[]; second: Block[]; firstIsNarrow: boolean };

const words = {
  ar: {
    heads: {
      summary: "نبذة عني",
      experience: "الخبرات العملية",
      education: "المؤهلات العلمية",
      skills: "المهارات",
      languages: "اللغات",
      contact: "معلومات التواصل",
    },
    labels: {
      name: "الاسم",
      title: "المسمى الوظيفي",
      phone: "الهاتف",
      email: "البريد الإلكتروني",
      city: "العنوان",
      company: "جهة العمل",
      period: "الفترة",
      school: "الجامعة",
      degree: "الشهادة",
      place: "المكان",
      year: "سنة التخرج",
    },
    now: "حتى الآن",
    comma: "، ",
    months: [
      "كانون الثاني",
      "شباط",
      "آذار",
      "نيسان",
      "أيار",
      "حزيران",
      "تموز",
      "آب",
      "أيلول",
      "تشرين الأول",
      "تشرين الثاني",
      "كانون الأول",
    ],
  },
  en: {
    heads: {
      summary: "Profile",
      experience: "Work Experience",
      education: "Education",
      skills: "Skills",
      languages: "Languages",
      contact: "Contact",
    },
    labels: {
      name: "Name",
      title: "Job title",
      phone: "Phone",
      email: "Email",
      city: "Address",
      company: "Employer",
      period: "Period",
      school: "University",
      degree: "Degree",
      place: "Place",
      year: "Year",
    },
    now: "Present",
    comma: ", ",
    months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  },
};

type Part = keyof typeof words.ar.heads;

/** A person's CV in one layout. */
export function blocksOf(person: BenchPerson, style: CvStyle): Block[] {
  const { layout } = style;
  const own = words[person.language];
  const head = (part: Part): Block => ({
    kind: "heading",
    text:
      person.headings === "both"
        ? `${words.ar.heads[part]} / ${words.en.heads[part]}`
        : own.heads[part],
  });
  const text = (line: string): Block => ({ kind: "text", text: line });
  const point = (line: string): Block => ({ kind: "point", text: line });
  const name: Block = { kind: "name", text: `${person.first} ${person.last}` };
  const period = (job: BenchPerson["jobs"][number]) => periodText(job, person, style);
  const spoken = person.languages.map(([language, level]) => `${language} (${level})`);
  const skillList = text(person.skills.join(own.comma));
  const schoolLines = person.schools.map(({ degree, school, year }) =>
    text([degree, school, year].join(own.comma)),
  );
  const summary = [head("summary"), text(person.summary)];

  if (layout.endsWith("table")) {
    const { labels } = own;
    return [
      {
        kind: "table",
        rows: [
          [labels.name, `${person.first} ${person.last}`],
          [labels.title, person.title],
          [labels.phone, person.phone],
          [labels.email, person.email],
          [labels.city, person.city],
        ],
      },
      ...summary,
      head("experience"),
      {
        kind: "table",
        rows: [
          [labels.period, labels.title, labels.company, labels.place],
          ...person.jobs.map((job) => [period(job), job.title, job.company, job.place]),
        ],
      },
      head("education"),
      {
        kind: "table",
        rows: [
          [labels.year, labels.degree, labels.school],
          ...person.schools.map(({ degree, school, year }) => [year, degree, school]),
        ],
      },
      head("skills"),
      ...person.skills.map(point),
      head("languages"),
      { kind: "table", rows: person.languages.map((each) => [...each]) },
    ];
  }
  const contact = [person.phone, person.email, person.city];
  if (layout === "pdf-side" || layout === "pdf-side-right" || layout === "docx-columns") {
    const side = [
      head("contact"),
      ...contact.map(text),
      head("skills"),
      ...person.skills.map(text),
      head("languages"),
      ...spoken.map(text),
    ];
    const main: Block[] = [
      name,
      { kind: "strong", text: person.title },
      ...summary,
      head("experience"),
      ...person.jobs.flatMap((job): Block[] => [
        { kind: "strong", text: job.title },
        text(`${job.company} | ${period(job)}`),
        ...job.duties.map(point),
      ]),
      head("education"),
      ...person.schools.flatMap(({ degree, school, year }) => [
        text(degree),
        text(`${school} | ${year}`),
      ]),
    ];
    return layout === "pdf-side-right"
      ? [{ kind: "columns", first: main, second: side, firstIsNarrow: false }]
      : [{ kind: "columns", first: side, second: main, firstIsNarrow: true }];
  }
  const jobs = person.jobs.flatMap((job): Block[] => {
    const duties = job.duties.map(point);
    const { labels } = own;
    switch (layout) {
      case "pdf-dates-first":
        return [text(`${period(job)}: ${[job.title, job.company, job.place].join(own.comma)}.`)];
      case "pdf-timeline":
        return [
          { kind: "split", text: job.title, far: period(job) },
          text(`${job.company}${own.comma}${job.place}`),
          ...duties,
        ];
      case "pdf-company-first":
        return [
          { kind: "split", text: `${job.company}${own.comma}${job.place}`, far: period(job) },
          { kind: "strong", text: job.title },
          ...duties,
        ];
      case "docx-plain":
        return [
          { kind: "strong", text: job.title },
          text(`${job.company} – ${job.place}`),
          text(period(job)),
          ...duties,
        ];
      case "docx-labels":
        return [
          text(`${labels.title}: ${job.title}`),
          text(`${labels.company}: ${job.company}`),
          text(`${labels.period}: ${period(job)}`),
          ...duties,
        ];
      case "docx-prose":
        return [
          point(
            person.language === "ar"
              ? `عملت ك${job.title} في ${job.company} ${period(job)}`
              : `Worked as ${job.title} at ${job.company} ${period(job)}`,
          ),
        ];
      default:
        return [
          {
            kind: "strong",
            text: `${job.title} – ${job.company}${own.comma}${job.place} (${period(job)})`,
          },
          ...duties,
        ];
    }
  });
  return [
    name,
    { kind: "strong", text: person.title },
    text(layout === "docx-labels" ? `${own.labels.phone}: ${person.phone}` : contact.join(" | ")),
    ...(layout === "docx-labels" ? [text(`${own.labels.email}: ${person.email}`)] : []),
    ...summary,
    head("experience"),
    ...jobs,
    head("education"),
    ...schoolLines,
    head("skills"),
    ...(layout === "pdf-timeline" || layout === "docx-plain"
      ? person.skills.map(point)
      : [skillList]),
    head("languages"),
    ...(layout === "docx-plain"
      ? person.languages.map(([language, level]) => text(`${language}: ${level}`))
      : [text(spoken.join(own.comma))]),
  ];
}

function periodText(
  { from, until }: { from: string; until: string | null },
  person: BenchPerson,
  { dates }: CvStyle,
): string {
  const { months, now } = words[person.language];
  const shown = (date: string) => {
    const [year = "", month] = date.split("-");
    if (!month || dates === "years" || dates === "words") return year;
    return dates === "numbers" ? `${month}/${year}` : `${months[Number(month) - 1]} ${year}`;
  };
  if (dates === "words") {
    return person.language === "ar"
      ? `من عام ${shown(from)} ${until ? `حتى عام ${shown(until)}` : now}`
      : `from ${shown(from)} to ${until ? shown(until) : "present"}`;
  }
  return `${shown(from)} – ${until ? shown(until) : now}`;
}

/** The dates that a CV of this style shows. */
export function shownDate(date: string, { dates }: CvStyle): string {
  return dates === "years" || dates === "words" ? date.slice(0, 4) : date;
}
