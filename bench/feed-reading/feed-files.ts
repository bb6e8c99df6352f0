import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import type { FeedKind } from "#app/features/jobs/feeds-in/reading/feed-source.ts";

const titles = [
  "محاسب رئيسي",
  "Senior Accountant",
  "ممرضة",
  "WASH Engineer",
  "Web Developer",
  "سائق",
];
const places = ["Damascus", "حلب", "Homs", "Latakia, Syria", "Deir ez-Zor"];
const sentence =
  "نبحث عن محاسب ذي خبرة للعمل في قسم المالية. يشمل العمل إعداد القوائم المالية ومتابعة الحسابات مع الموردين والعملاء. ";

function jobOf(at: number) {
  return {
    id: `ref-${at}`,
    title: `${titles[at % titles.length]} ${at}`,
    datePosted: "2026-11-10",
    url: `https://jobs.example.com/?id=${at}`,
    company: `شركة ${at % 300}`,
    location: places[at % places.length] ?? "",
    description: `<p>${sentence.repeat(6)}${at}</p><ul><li>R&amp;D</li></ul>`,
    salary: `${500 + (at % 500)} - ${1200 + (at % 500)} USD`,
    jobType: "full-time",
    experience: "3-4 years",
  };
}
type Job = ReturnType<typeof jobOf>;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const element = ([name, text]: [string, string]) => `<${name}>${escaped(text)}</${name}>`;
const elements = (job: Partial<Job>) => Object.entries(job).map(element).join("");
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

type Form = { head: string; item: (job: Job, at: number) => string; tail: string };
const forms: Partial<Record<FeedKind, Form>> = {
  "job-xml": {
    head: '<?xml version="1.0" encoding="UTF-8"?><source>',
    item: (job) => `<job>${elements(job)}</job>\n`,
    tail: "</source>",
  },
  rss: {
    head: '<?xml version="1.0"?><rss version="2.0"><channel><title>Jobs</title>',
    item: ({ id, url, datePosted, ...job }) =>
      `<item>${elements(job)}<guid>${id}</guid><link>${escaped(url)}</link><pubDate>${datePosted}</pubDate></item>\n`,
    tail: "</channel></rss>",
  },
  json: {
    head: '{"data":{"jobs":[',
    item: (job, at) => (at === 0 ? "" : ",\n") + JSON.stringify(job),
    tail: "]}}",
  },
  csv: {
    head: `${Object.keys(jobOf(0)).join(",")}\r\n`,
    item: (job) => `${Object.values(job).map(quoted).join(",")}\r\n`,
    tail: "",
  },
};
export const measuredKinds = Object.keys(forms) as FeedKind[];

/** Writes a feed of so many jobs; returns its file. */
export async function writeFeed(folder: string, kind: FeedKind, count: number): Promise<string> {
  const form = forms[kind];
  if (!form) throw new Error(`No form of ${kind}.`);
  const path = join(folder, kind);
  const file = createWriteStream(path);
  file.write(form.head);
  for (let at = 0; at < count; at++) {
    if (!file.write(form.item(jobOf(at), at))) await once(file, "drain");
  }
  file.end(form.tail);
  await once(file, "finish");
  return path;
}
