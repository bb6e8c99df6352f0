import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { spaced } from "#app/http/spaced.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import {
  countOpenJobsByPart,
  findNewestChanges,
  type IdPart,
  idParts,
  listCompaniesWithJobs,
  listOpenJobs,
} from "./open-jobs.server.ts";
import { publicAddresses } from "./public-addresses.ts";
import {
  pagesInSitemap,
  type SitemapPage,
  sitemapEntries,
  sitemapFoot,
  sitemapHead,
  sitemapIndex,
} from "./sitemap-xml.ts";

/** A sitemap as it lies on the disk, compressed. */
export type SitemapFile = { path: string; bytes: number; etag: string; writtenAt: Date };

let folder: string | undefined;

/** Where sitemaps are written from now on. */
export async function openSitemaps(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  folder = path;
  files.clear();
  survey = spaced(lookAround);
}

/** The index: each file of jobs with its latest change. */
export async function findSitemapIndex(): Promise<string> {
  const { jobFiles, changes } = await survey();
  const pages = { path: paths.sitemap("pages"), changed: changes.get("all") };
  const companies = { path: paths.sitemap("companies"), changed: changes.get("all") };
  const jobs = jobFiles.map(({ name, changed }) => ({ path: paths.sitemap(name), changed }));
  return sitemapIndex(settings().baseUrl, [pages, companies, ...jobs]);
}

/** One file of the index by its name there; undefined for any other. */
export async function findSitemap(name: string): Promise<SitemapFile | undefined> {
  const content = await contentFor(name);
  if (!content) return undefined;
  let take = files.get(name);
  if (!take) {
    take = spaced(() => oneAtATime(() => write(name, content)));
    files.set(name, take);
  }
  return await take();
}

const files = new Map<string, () => Promise<SitemapFile>>();

let survey = spaced(lookAround);

/** Which files there are; it reads all jobs once. */
async function lookAround() {
  const changes = await findNewestChanges();
  const jobFiles = divide(await countOpenJobsByPart());
  const names = new Set(["pages", "companies", ...jobFiles.map(({ name }) => name)]);
  for (const name of files.keys()) if (!names.has(name)) files.delete(name);
  return { changes, jobFiles };
}

type JobFile = { name: string; first: number; end: number; changed: Date };

/** The smallest number of files, of equally many ranges, within a sitemap's limit. */
export function divide(parts: readonly IdPart[]): JobFile[] {
  for (let count = 1; ; count *= 2) {
    const size = idParts / count;
    const groups = new Map<number, IdPart[]>();
    for (const each of parts) {
      const no = Math.floor(each.part / size);
      groups.set(no, [...(groups.get(no) ?? []), each]);
    }
    const isFull = [...groups.values()].some((group) => openIn(group) > maxJobs());
    if (isFull && size > 1) continue;
    return [...groups]
      .filter(([, group]) => openIn(group) > 0)
      .map(([no, group]) => ({
        name: `jobs-${count}-${no + 1}`,
        first: no * size,
        end: (no + 1) * size,
        changed: new Date(Math.max(...group.map(({ changed }) => changed.getTime()))),
      }));
  }
}

/** Less than a file holds: jobs are posted after they were counted. */
const maxJobs = () => 0.8 * pagesInSitemap();

function openIn(group: readonly IdPart[]): number {
  return group.reduce((sum, { open }) => sum + open, 0);
}

type Content = () => AsyncGenerator<SitemapPage[]>;

async function contentFor(name: string): Promise<Content | undefined> {
  const { changes, jobFiles } = await survey();
  if (name === "companies") return companyPages;
  if (name === "pages") {
    return async function* () {
      yield publicAddresses(changes);
    };
  }
  const file = jobFiles.find((each) => each.name === name);
  return file && (() => jobPages(file));
}

async function* jobPages({ first, end }: JobFile): AsyncGenerator<SitemapPage[]> {
  for await (const rows of listOpenJobs(first, end)) {
    yield rows.map(({ id, changed }) => ({ path: paths.job(id), changed }));
  }
}

async function* companyPages(): AsyncGenerator<SitemapPage[]> {
  for await (const rows of listCompaniesWithJobs()) {
    yield rows.map(({ id, slug, changed }) => ({
      path: slug ? paths.company(slug) : paths.jobs({ company: id }),
      changed,
    }));
  }
}

let last: Promise<unknown> = Promise.resolve();

/** However many files are asked for at once, one is being written. */
function oneAtATime<T>(act: () => Promise<T>): Promise<T> {
  const next = last.then(act, act);
  last = next.catch(() => {});
  return next;
}

/** Written beside the file and put in its place, in memory never more than some thousand addresses. */
async function write(name: string, content: Content): Promise<SitemapFile> {
  if (!folder) throw new Error("There is no folder for sitemaps yet.");
  const path = join(folder, `${name}.${process.pid}.xml.gz`);
  const hash = createHash("sha1");
  await pipeline(
    Readable.from(sitemap(content, hash)),
    createGzip(),
    createWriteStream(`${path}.new`),
  );
  await rename(`${path}.new`, path);
  const { size } = await stat(path);
  return { path, bytes: size, etag: `"${hash.digest("base64url")}"`, writtenAt: new Date() };
}

async function* sitemap(content: Content, hash: { update(text: string): unknown }) {
  let left = pagesInSitemap();
  yield sitemapHead;
  for await (const pages of content()) {
    const text = pages
      .slice(0, left)
      .map((page) => sitemapEntries(settings().baseUrl, page))
      .join("");
    left = Math.max(0, left - pages.length);
    hash.update(text);
    yield text;
    if (left === 0) break;
  }
  yield sitemapFoot;
}
