import { beforeEach, describe, expect, it } from "vitest";
import { type Actor, type Person, visitor } from "#app/features/accounts/actor.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeSeeker } from "#test/people.ts";
import { readStoredCv } from "#test/stored-cv.ts";
import { visit } from "#test/visit.ts";
import * as upload from "./upload.ts";
import * as uploads from "./upload-document.ts";

useTestDatabase();

const cv = samplePdf(["Rima Al-Halabi", "Accountant"]);
const half = Math.floor(cv.length / 2);
let seeker: Person;
beforeEach(async () => {
  seeker = await makeSeeker();
});

type TusRequest = {
  as?: Actor;
  to?: string;
  headers?: Record<string, string>;
  body?: Uint8Array | ReadableStream<Uint8Array>;
};
type Handler = (args: never) => unknown;

/** Asks with a method of the protocol, as its client would. */
async function tus(method: string, { as = seeker, to = "", headers, body }: TusRequest = {}) {
  let answer: unknown;
  const { loader, action } = to ? upload : uploads;
  const handler = async (args: { request: Request }) => {
    const request = new Request(args.request.url, {
      method,
      headers: { "tus-resumable": "1.0.0", ...headers },
      ...(body && { body: body as BodyInit, duplex: "half" }),
    });
    const ask = (method === "HEAD" || method === "GET" ? loader : action) as Handler;
    answer = await ask({ ...args, request, params: { uploadId: to.split("/").at(-1) } } as never);
    return answer;
  };
  await visit(handler as Handler, { as, to: to || "/documents/upload" });
  if (!(answer instanceof Response)) throw new Error("The handler gave no response.");
  return answer;
}

const base64 = (text: string) => Buffer.from(text).toString("base64");
const stream = { "content-type": "application/offset+octet-stream" };

async function create(options: { as?: Actor; name?: string; size?: number; owner?: string } = {}) {
  const { as, name = "سيرتي.pdf", size = cv.length, owner } = options;
  const metadata = `filename ${base64(name)}${owner ? `,owner ${base64(owner)}` : ""}`;
  const headers = { "upload-length": String(size), "upload-metadata": metadata };
  return tus("POST", { ...(as && { as }), headers });
}

async function created(): Promise<string> {
  return (await create()).headers.get("location") ?? "";
}

const patch = (to: string, offset: number, body: TusRequest["body"], as: Actor = seeker) =>
  tus("PATCH", {
    as,
    to,
    headers: { ...stream, "upload-offset": String(offset) },
    ...(body && { body }),
  });

describe("an upload that can be broken off", () => {
  it("is begun, sent in two parts and answered like a plain one", async () => {
    const to = await created();
    expect(to).toMatch(/^\/documents\/upload\/[0-9a-f-]{36}$/);
    const first = await patch(to, 0, cv.subarray(0, half));
    expect([first.status, first.headers.get("upload-offset")]).toEqual([204, String(half)]);
    const answer = await tus("HEAD", { to });
    expect(answer.headers.get("upload-offset")).toBe(String(half));
    const last = await patch(to, half, cv.subarray(half));
    expect(last.status).toBe(200);
    const [document] = await last.json();
    const id = to.split("/").at(-1) ?? "";
    expect(document).toEqual({ id, url: `/documents/${id}`, name: "سيرتي.pdf", bytes: cv.length });
    expect((await readStoredCv(id))?.equals(cv)).toBe(true);
    const after = await tus("HEAD", { to });
    expect(after.headers.get("upload-offset"), "its answer was lost").toBe(String(cv.length));
  });

  it("keeps the bytes that came before the connection was lost", async () => {
    const to = await created();
    const cut = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(new Uint8Array(cv.subarray(0, half))),
      pull: (stream) => stream.error(new Error("cut")),
    });
    await patch(to, 0, cut);
    expect((await tus("HEAD", { to })).headers.get("upload-offset")).toBe(String(half));
    expect((await patch(to, 0, cv)).status, "from the beginning again").toBe(409);
    expect((await patch(to, half, cv.subarray(half))).status).toBe(200);
  });

  it("ERR-08 refuses early a file that is too large, and a whole file that is not a CV", async () => {
    const large = await create({ size: 5 * 1024 * 1024 + 1 });
    expect(large.status).toBe(413);
    expect(await large.json()).toEqual({
      message: "The file is larger than 5MB",
      refused: "applications.cvTooLarge",
    });
    const text = new TextEncoder().encode("plain words");
    const to = (await create({ size: text.length })).headers.get("location") ?? "";
    const wrong = await patch(to, 0, text);
    expect(wrong.status).toBe(415);
    expect(await wrong.json()).toMatchObject({ refused: "applications.cvWrongType" });
    expect((await tus("HEAD", { to })).status).toBe(404);
  });

  it("PERM-06 another account's answers 404, and nothing of it is changed", async () => {
    const to = await created();
    await patch(to, 0, cv.subarray(0, half));
    for (const as of [await makeSeeker(), await makeCompany()]) {
      expect((await tus("HEAD", { as, to })).status).toBe(404);
      expect((await patch(to, half, cv.subarray(half), as)).status).toBe(404);
      expect((await tus("DELETE", { as, to })).status).toBe(404);
    }
    expect((await tus("HEAD", { as: visitor, to })).status).toBe(401);
    expect((await tus("HEAD", { to })).headers.get("upload-offset")).toBe(String(half));
    expect((await tus("DELETE", { to })).status).toBe(204);
    expect((await tus("HEAD", { to })).status).toBe(404);
  });

  it("begins for job seekers only, and never under another account than it was written with", async () => {
    expect((await create({ as: visitor })).status).toBe(401);
    expect((await create({ as: await makeCompany() })).status).toBe(403);
    const other = await create({ as: await makeSeeker(), owner: seeker.id });
    expect(other.status).toBe(403);
    expect(await other.json()).toMatchObject({ refused: "applications.otherAccount" });
    expect((await create({ owner: seeker.id })).status).toBe(201);
  });

  it("answers nothing to other sites and is not cached", async () => {
    const answer = await create();
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual(
      [],
    );
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect((await tus("GET", { to: "/documents/upload/x" })).status).toBe(405);
  });
});
