import { expect, it } from "vitest";
import { previewFeed } from "./preview-feed.server.ts";

const now = new Date("2026-11-28T09:00:00Z");
const row = (at: number) => `${at},Nurse ${at},Barada,https://a.example/${at},Field ops`;

it("issue 34: a preview shows ten of the items, unknown values and the values to map", async () => {
  const rows = Array.from({ length: 30 }, (_, at) => row(at));
  const csv = ["id,title,company,url,category", ...rows, '31,"broken'].join("\n");
  const preview = await previewFeed("csv", Buffer.from(csv), undefined, { now });
  expect(preview).toMatchObject({
    read: 30,
    mapping: { paths: { title: ["title"], link: ["url"] } },
  });
  expect(preview.items).toHaveLength(10);
  expect(preview.items[0]).toMatchObject({
    raw: { fields: { title: "Nurse 0" } },
    mapped: { mapped: { job: { title: "Nurse 0", category: "Healthcare" } } },
  });
  expect(preview.rejected).toMatchObject([{ rejected: "quote", line: 32 }]);
  expect(preview.unmapped).toEqual([{ field: "category", value: "Field ops", count: 30 }]);
  expect(preview.paths).toContainEqual({ path: "company", example: "Barada" });
  expect(preview).not.toHaveProperty("ended");
});

it("issue 34: a mapping of one's own is tried in a preview", async () => {
  const json = '{"a":[{"x":1}],"b":[{"t":"Officer","c":"Field ops"}]}';
  const mapping = {
    items: "b",
    paths: { title: ["t"], category: ["c"] },
    values: { category: { "field ops": "Logistics" } },
  };
  const context = { now, company: "Barada" };
  const { items, unmapped } = await previewFeed("json", Buffer.from(json), mapping, context);
  expect(items[0]?.mapped).toMatchObject({
    mapped: { job: { category: "Logistics", companyName: "Barada" } },
  });
  expect(unmapped).toEqual([]);
});

it("issue 34: a feed that cannot be read shows why", async () => {
  const preview = await previewFeed("rss", Buffer.from("<html>"), undefined, { now });
  expect(preview).toMatchObject({ read: 0, items: [], ended: "html" });
});
