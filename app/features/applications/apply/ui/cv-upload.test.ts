import { afterEach, describe, expect, it, vi } from "vitest";
import { readUploadAnswer, uploadCv } from "./cv-upload.ts";

const item = { id: "7", url: "/documents/7", name: "cv.pdf", bytes: 3 };
const uploaded = { document: { id: "7", name: "cv.pdf" } };

describe("CALL-04 the answer of an upload", () => {
  it("names the document in its first item, or in that of its data list", () => {
    expect(readUploadAnswer(200, JSON.stringify([item]))).toEqual(uploaded);
    expect(readUploadAnswer(201, JSON.stringify({ data: [item] }))).toEqual(uploaded);
  });

  it("names it by the end of its url where it gives no id", () => {
    const { id: _, ...without } = item;
    expect(readUploadAnswer(200, JSON.stringify([without]))).toEqual(uploaded);
  });

  it.each(["", "<html>", "[]", "{}", '{"data":[]}', '[{"id":"7"}]', '[{"url":""}]', "null"])(
    "ERR-09 is unexpected without a url: %j",
    (body) => {
      expect(readUploadAnswer(200, body)).toEqual({ failure: "applications.unexpectedAnswer" });
    },
  );

  it("report 2: asks for the login where the session has ended", () => {
    expect(readUploadAnswer(401, JSON.stringify({ message: "Please login first" }))).toBe("signIn");
  });

  it("ERR-08 says the server's own message, else that the upload failed", () => {
    const answerBody = JSON.stringify({ message: "The file is larger than 5MB" });
    expect(readUploadAnswer(413, answerBody)).toEqual({ failure: "The file is larger than 5MB" });
    for (const body of ["", "<h1>502</h1>", '{"message":""}', '{"message":7}', "[]"]) {
      expect(readUploadAnswer(502, body)).toEqual({ failure: "applications.uploadFailed" });
    }
  });
});

describe("an upload from the form", () => {
  const file = new File([new Uint8Array(100_000).fill(7)], "cv.pdf");
  const url = "/documents/upload/7";
  const begun = { status: 201, headers: { location: url } };
  const whole = { status: 200, body: JSON.stringify([item]) };
  const had = (offset: number) => ({ status: 200, headers: { "upload-offset": `${offset}` } });

  afterEach(() => vi.unstubAllGlobals());

  function upload(...answers: Answer[]) {
    const requests = serverAnswering(answers);
    const progress: number[] = [];
    const onProgress = ({ sent }: { sent: number }) => progress.push(sent);
    const { result, stop } = uploadCv({
      file,
      owner: "writer",
      known: undefined,
      onProgress,
      onUrl: () => {},
    });
    return { requests, progress, result, stop };
  }

  it("sends the file in one piece and tells how far it is", async () => {
    const { requests, progress, result } = upload(begun, whole);
    expect(await result).toEqual(uploaded);
    expect(requests).toEqual(["POST /documents/upload", `PATCH ${url} 0 100000`]);
    expect(progress).toEqual([100_000]);
  });

  it("goes on after a cut from where the server has it", async () => {
    const { requests, result } = upload(begun, "cut", had(60_000), whole);
    expect(await result).toEqual(uploaded);
    expect(requests.slice(2)).toEqual([`HEAD ${url}`, `PATCH ${url} 60000 40000`]);
  });

  it.each([502, 503, 504])(
    "goes on after a restart behind a proxy, which says %i",
    async (status) => {
      const gone = { status, body: "<h1>Bad Gateway</h1>" };
      const { requests, result } = upload(begun, gone, gone, had(60_000), whole);
      expect(await result).toEqual(uploaded);
      expect(requests.slice(2)).toEqual([`HEAD ${url}`, `HEAD ${url}`, `PATCH ${url} 60000 40000`]);
    },
  );

  it("shows a lack of the board itself, and does not send again", async () => {
    const { requests, result } = upload(begun, { status: 503, body: '{"message":"No room."}' });
    expect(await result).toEqual({ failure: "No room." });
    expect(requests).toHaveLength(2);
  });

  it("has the server drop the received bytes when it is stopped", async () => {
    const { requests, result, stop } = upload(begun, "held");
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    stop();
    expect(await result).toEqual({ failure: "applications.noConnection" });
    expect(requests.slice(2)).toEqual([`DELETE ${url}`]);
  });
});

type Answer = { status: number; headers?: Record<string, string>; body?: string } | "cut" | "held";

/** A server that answers XMLHttpRequests in this order; returns the requests as they come. */
function serverAnswering(answers: Answer[]) {
  const requests: string[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number }) => void } = {};
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    status = 0;
    responseText = "";
    #line: string[] = [];
    #headers: Record<string, string> = {};
    open(...line: string[]) {
      this.#line = line;
    }
    setRequestHeader(name: string, value: string) {
      if (name === "upload-offset") this.#line.push(value);
    }
    getResponseHeader(name: string) {
      return this.#headers[name] ?? null;
    }
    abort() {
      this.onabort();
    }
    send(body: Blob | null) {
      requests.push([...this.#line, ...(body ? [body.size] : [])].join(" "));
      const answer = answers.shift() ?? "cut";
      if (answer === "held") return;
      if (answer === "cut") return queueMicrotask(() => this.onerror());
      if (body) this.upload.onprogress?.({ loaded: body.size });
      this.status = answer.status;
      this.responseText = answer.body ?? "";
      this.#headers = answer.headers ?? {};
      queueMicrotask(() => this.onload());
    }
  }
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  vi.stubGlobal("fetch", async (address: string, { method }: RequestInit) => {
    requests.push(`${method} ${address}`);
    return new Response();
  });
  return requests;
}
