import { afterEach, describe, expect, it, vi } from "vitest";
import { resumeUpload } from "./resume-upload.ts";

const file = new File([new Uint8Array(300_000).fill(7)], "سيرتي.pdf");
const url = "/documents/upload/11111111-1111-4111-8111-111111111111";

afterEach(() => vi.unstubAllGlobals());

type Answer = { status: number; headers?: Record<string, string>; json?: object };

/** A server that answers in this order; tells what it was asked. */
function serverAnswering(...answers: (Answer | "cut")[]) {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { method, headers, body }: RequestInit) => {
    const { "upload-offset": offset } = headers as Record<string, string>;
    const size = body instanceof Blob ? body.size : undefined;
    requests.push([method, address, offset, size].filter((part) => part !== undefined).join(" "));
    const answer = answers.shift();
    if (!answer || answer === "cut") throw new TypeError("Failed to fetch");
    const { status, json, ...rest } = answer;
    return new Response(json ? JSON.stringify(json) : null, { status, ...rest });
  });
  return requests;
}

const resume = (known?: string) =>
  resumeUpload({ file, owner: "writer", known, onUrl: async () => {} });
const at = (offset: number) => ({ status: 200, headers: { "upload-offset": String(offset) } });

describe("an upload without a page", () => {
  it("begins, sends pieces and names the document by its address", async () => {
    const requests = serverAnswering({ status: 201, headers: { location: url } }, at(0), at(0));
    expect(await resume()).toEqual({ id: url.split("/").at(-1) });
    expect(requests).toEqual([
      "POST /documents/upload",
      `PATCH ${url} 0 262144`,
      `PATCH ${url} 262144 37856`,
    ]);
  });

  it("goes on from where the server says that it stopped", async () => {
    const requests = serverAnswering(at(200_000), at(0));
    expect(await resume(url)).toEqual({ id: url.split("/").at(-1) });
    expect(requests).toEqual([`HEAD ${url}`, `PATCH ${url} 200000 100000`]);
  });

  it("asks again when the server has come to another place meanwhile", async () => {
    const requests = serverAnswering(at(0), { status: 409 }, at(299_000), at(0));
    await resume(url);
    expect(requests.at(-1)).toBe(`PATCH ${url} 299000 1000`);
  });

  it("waits for an earlier request that the server has not ended", async () => {
    serverAnswering(at(0), { status: 423 });
    await expect(resume(url)).rejects.toThrow("not ended");
  });

  it("begins again only when the upload is gone, not when the server cannot say", async () => {
    serverAnswering({ status: 503 });
    await expect(resume(url)).rejects.toThrow("503");
    const requests = serverAnswering({ status: 404 }, { status: 201, headers: { location: url } });
    await expect(resume(url)).rejects.toThrow(TypeError);
    expect(requests.slice(0, 2)).toEqual([`HEAD ${url}`, "POST /documents/upload"]);
  });

  it.each([
    [401, {}, "signIn"],
    [403, { refused: "applications.otherAccount" }, "notMine"],
    [413, { refused: "applications.cvTooLarge" }, { refused: "applications.cvTooLarge" }],
    [429, {}, "later"],
    [503, {}, "later"],
  ])("an answer of %i with %j comes to %j", async (status, json, comesTo) => {
    serverAnswering({ status, json });
    expect(await resume()).toEqual(comesTo);
  });
});
