import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as outbox from "./outbox.ts";
import { sendQueued } from "./send-queued.ts";

type QueuedApplication = outbox.QueuedApplication;

const device = { stored: new Map<string, QueuedApplication>(), held: new Set<string>() };
vi.spyOn(outbox, "listQueued").mockImplementation(async () => ({
  own: [...device.stored.values()],
  others: 0,
  isEmpty: false,
}));
vi.spyOn(outbox, "findQueued").mockImplementation(async (id) => device.stored.get(id));
vi.spyOn(outbox, "changeQueued").mockImplementation(async (id, change) => {
  device.stored.set(id, { ...(device.stored.get(id) as QueuedApplication), ...change });
});
vi.spyOn(outbox, "alone").mockImplementation(async (id, work) =>
  device.held.has(id) ? undefined : work(),
);

const file = new File([new Uint8Array(100)], "cv.pdf");
const upload = "/documents/upload/11111111-1111-4111-8111-111111111111";

beforeEach(() => {
  device.stored.clear();
  device.held.clear();
});
afterEach(() => vi.unstubAllGlobals());

function keep(id: string, change: Partial<QueuedApplication> = {}) {
  const basics = { id, owner: "writer", jobId: `job-${id}`, title: "Weaver", file, keptAt: 1 };
  const fields = { firstName: "Rima", submissionKey: `key-${id}` };
  device.stored.set(id, { ...basics, fields, state: "waiting", ...change });
}

type Answers = Record<string, () => Response>;

/** A server that answers by address; tells what was posted to it. */
function serverAnswering(answers: Answers) {
  const posted: [string, string][] = [];
  vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) => {
    const [, answer] =
      Object.entries(answers).find(([part]) => `${method} ${address}`.includes(part)) ?? [];
    if (!answer) throw new TypeError("Failed to fetch");
    if (body instanceof FormData) {
      posted.push([address, `${body.get("submissionKey")} ${body.get("documentId")}`]);
    }
    return answer();
  });
  return posted;
}

const begun = () =>
  new Response(null, { status: 201, headers: { location: upload, "upload-offset": "100" } });
const json =
  (value: object, status = 200) =>
  () =>
    Response.json(value, { status });
const waiting = ({ state }: Pick<QueuedApplication, "state">) => state === "waiting";
const stateOf = (id: string) => device.stored.get(id)?.state;

describe("data stored on the device", () => {
  it("is sent with its key and the document of its upload, and its text is let go", async () => {
    keep("a");
    const posted = serverAnswering({
      "POST /documents/upload": begun,
      "/kept": json({ sent: true }),
    });
    expect(await sendQueued(waiting)).toBe(false);
    expect(posted).toEqual([["/apply/job-a/kept?by=writer", `key-a ${upload.split("/").at(-1)}`]]);
    expect(device.stored.get("a")).toMatchObject({ state: "sent", fields: {}, file: null });
    await sendQueued(waiting);
    expect(posted, "once").toHaveLength(1);
  });

  it("is sent to its application where it is a message about one", async () => {
    keep("m", { applicationId: "sent-before", file: null });
    const posted = serverAnswering({ "/kept": json({ sent: true }) });
    expect(await sendQueued(waiting)).toBe(false);
    expect(posted).toEqual([["/my-account/applications/sent-before/kept?by=writer", "key-m "]]);
    expect(stateOf("m")).toBe("sent");
  });

  it("is refused with the words of questions that it did not know, beside those that it did", async () => {
    keep("a", { file: null, questions: { "answer-1": "Years?" } });
    const answer = { errors: { "answer-2": "wrong" }, questions: { "answer-2": "Licence?" } };
    serverAnswering({ "/kept": json(answer, 409) });
    expect(await sendQueued(waiting)).toBe(false);
    expect(device.stored.get("a")).toMatchObject({
      state: "refused",
      errors: { "answer-2": "wrong" },
      questions: { "answer-1": "Years?", "answer-2": "Licence?" },
    });
  });

  it("waits when the connection is lost, with the bytes that have arrived", async () => {
    keep("a");
    serverAnswering({ "POST /documents/upload": begun });
    expect(await sendQueued(waiting)).toBe(true);
    expect(device.stored.get("a")).toMatchObject({
      state: "waiting",
      uploadUrl: upload,
      documentId: upload.split("/").at(-1),
      file,
    });
  });

  it("uploads its CV again when the one that arrived has expired", async () => {
    keep("a", { documentId: "gone" });
    let tries = 0;
    const gone = json({ errors: { resume: "applications.documentGone" } }, 400);
    const posted = serverAnswering({
      "POST /documents/upload": begun,
      "/kept": () => (tries++ ? json({ sent: true })() : gone()),
    });
    await sendQueued(waiting);
    expect(posted.map(([, what]) => what)).toEqual([
      "key-a gone",
      `key-a ${upload.split("/").at(-1)}`,
    ]);
    expect(stateOf("a")).toBe("sent");
  });

  it.each([
    [401, {}, "signIn"],
    [403, { refused: "applications.otherAccount" }, "waiting"],
    [404, { refused: "jobs.missing" }, "refused"],
    [429, {}, "waiting"],
    [500, {}, "waiting"],
  ])(
    "after an answer of %i with %j it is %s, and nothing of it is lost",
    async (status, body, state) => {
      keep("a", { documentId: "there" });
      serverAnswering({ "/kept": json(body, status) });
      await sendQueued(waiting);
      expect(device.stored.get("a")).toMatchObject({ state, file, fields: { firstName: "Rima" } });
    },
  );

  it("is left to another tab that is sending it, and others go on", async () => {
    keep("a");
    keep("b");
    device.held.add("a");
    serverAnswering({ "POST /documents/upload": begun, "/kept": json({ sent: true }) });
    expect(await sendQueued(waiting)).toBe(true);
    expect([stateOf("a"), stateOf("b")]).toEqual(["waiting", "sent"]);
  });
});
