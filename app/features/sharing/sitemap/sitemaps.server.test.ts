import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { jobs } from "#app/features/job/jobs.table.ts";
import { loader as robots } from "#app/features/sharing/routes/robots.ts";
import { loader as sitemapLoader } from "#app/features/sharing/routes/sitemap.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { idParts, listOpenJobs } from "./open-jobs.server.ts";
import { divide, findSitemap, findSitemapIndex, openSitemaps } from "./sitemaps.server.ts";

useTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "furas-sitemaps-"));
beforeEach(() => openSitemaps(folder));
afterAll(() => rmSync(folder, { recursive: true }));

const read = async (name: string) => {
  const file = await findSitemap(name);
  return file ? gunzipSync(await readFile(file.path)).toString() : undefined;
};
const addressesIn = (xml = "") =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);

describe("issue 16, part 6: sitemaps", () => {
  it("name every open job in both languages with its own time, and no other job", async () => {
    const company = await makeCompany();
    const updatedAt = new Date("2026-11-01T09:30:00.000Z");
    const open = await makeJob(company, { updatedAt });
    const closed = await makeJob(company, { status: "closed" });
    const draft = await makeJob(company, { status: "draft" });
    const [, , jobs = ""] = addressesIn(await findSitemapIndex());
    const xml = (await read(/sitemaps\/(.*)\.xml\.gz/.exec(jobs)?.[1] ?? "")) ?? "";
    const address = `http://127.0.0.1:3000/jobs/${open.id}`;
    expect(addressesIn(xml)).toEqual(expect.arrayContaining([address, `${address}?lang=en`]));
    const entry = xml.split("<url>").find((each) => each.startsWith(`<loc>${address}?lang=en<`));
    expect(entry).toContain("<lastmod>2026-11-01T09:30:00.000Z</lastmod>");
    for (const [language, href] of [
      ["ar", address],
      ["en", `${address}?lang=en`],
      ["x-default", address],
    ]) {
      const link = `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
      expect(entry).toContain(link);
    }
    for (const { id } of [closed, draft]) expect(xml).not.toContain(id);
    expect(await read("companies")).toMatch(/\/companies\/[a-z0-9-]+<|\/jobs\?company=/);
  });

  it("have the lists and articles, and no page of one's own", async () => {
    const addresses = addressesIn(await read("pages"));
    const paths = addresses.map((address) => address.replace("http://127.0.0.1:3000", ""));
    expect(paths).toEqual(
      expect.arrayContaining(["/", "/?lang=en", "/jobs", "/category/Design", "/syria/Aleppo"]),
    );
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.join("\n")).not.toMatch(/company-dashboard|my-account|apply|post-job|login|[:*]/);
  });

  it("are named in an index that says when each changed, and no other name is one", async () => {
    const changed = new Date("2031-01-02T03:04:05.000Z");
    await makeJob(await makeCompany(), { updatedAt: changed });
    expect(await findSitemapIndex()).toContain(`<lastmod>${changed.toISOString()}</lastmod>`);
    for (const name of ["jobs-1-2", "jobs-2-1", "jobs", "../pages", ""]) {
      expect(await findSitemap(name), name).toBeUndefined();
    }
  });

  it("are sent compressed, with the tag of their content", async () => {
    const first = await sitemapLoader({ params: { file: "pages.xml.gz" } } as never);
    expect(first.headers.get("etag")).toMatch(/^"[\w-]{27}"$/);
    expect(first.headers.get("content-type")).toBe("application/gzip");
    const body = Buffer.from(await first.arrayBuffer());
    expect(body.length).toBe(Number(first.headers.get("content-length")));
    expect(gunzipSync(body).toString()).toMatch(/<\/urlset>\n$/);
  });

  it("hold 50,000 addresses at most, however many jobs there are", () => {
    const parts = Array.from({ length: idParts }, (_, part) => ({
      part,
      open: 977,
      changed: new Date(part),
    }));
    const files = divide(parts);
    const jobsIn = ({ first, end }: (typeof files)[number]) => (end - first) * 977;
    expect(files.reduce((sum, file) => sum + jobsIn(file), 0)).toBe(idParts * 977);
    for (const file of files) expect(2 * jobsIn(file)).toBeLessThanOrEqual(50_000);
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  });

  it("meet each job in one part of the ids", async () => {
    const company = await makeCompany();
    // The first and the last of a part, of all, and on both sides of the middle.
    for (const start of ["000", "003", "004", "7fc", "7fd", "7ff", "800", "803", "ffc", "fff"]) {
      await makeJob(company, { id: `${start}00000-0000-4000-8000-000000000000` });
      await makeJob(company, { id: `${start}fffff-ffff-4fff-bfff-ffffffffffff` });
    }
    const idsIn = async (first: number, end: number) => {
      const ids: string[] = [];
      for await (const rows of listOpenJobs(first, end)) ids.push(...rows.map(({ id }) => id));
      return ids;
    };
    const all = await idsIn(0, idParts);
    const halves = [...(await idsIn(0, idParts / 2)), ...(await idsIn(idParts / 2, idParts))];
    const open = await db.$count(jobs, eq(jobs.status, "active"));
    expect([all.length, new Set(all).size]).toEqual([open, open]);
    expect(halves).toEqual(all);
  });
});

it("issue 16: robots.txt names the sitemap at the board's own address", async () => {
  const text = await robots().text();
  expect(text).toContain("Sitemap: http://127.0.0.1:3000/sitemap.xml\n");
  for (const path of ["/alerts", "/apply", "/my-account"]) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
  expect(text).not.toMatch(/Disallow: \/(jobs|companies|category|syria|)\n/);
});
