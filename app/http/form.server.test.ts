import { describe, expect, it } from "vitest";
import { readForm } from "./form.server.ts";

function posted(body: BodyInit, type?: string): Request {
  const headers: Record<string, string> = type ? { "content-type": type } : {};
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
  return new Request("http://127.0.0.1/login", init);
}

describe("a posted form", () => {
  it("is read as its fields", async () => {
    const request = posted(new URLSearchParams({ email: "rima@example.com", city: "حلب" }));
    expect(await readForm(request)).toEqual({ email: "rima@example.com", city: "حلب" });
  });

  it("leaves out characters that the database cannot store", async () => {
    const request = posted(new URLSearchParams({ name: "Ri\0ma\ud83d" }));
    expect(await readForm(request)).toEqual({ name: "Rima\ufffd" });
  });

  it.each([
    ["JSON", posted('{"email":"rima@example.com"}', "application/json")],
    ["text", posted("email=rima@example.com", "text/plain")],
    ["multipart, where no file belongs (S2)", posted(formOf({ email: "rima@example.com" }))],
    ["of very many fields (S8)", posted(new URLSearchParams("a=1&".repeat(100_000)))],
    ["multipart without its boundary", posted("email", "multipart/form-data")],
    ["broken multipart", posted("--x\r\nemail", "multipart/form-data; boundary=x")],
  ])("that is %s is answered with 400, not with a fault", async (_, request) => {
    await expect(readForm(request)).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    ["/login", 4096],
    ["/report/JOB.data", 4096],
    ["/login/", 4096],
    ["/LOGIN", 4096],
    ["/post-job", 32_768],
    ["/memory", 32_768],
  ])("A1 a field of the form at %s has at most %i letters", async (path, limit) => {
    const send = (length: number) => {
      const body = new URLSearchParams({ text: "<".repeat(length) });
      return readForm(new Request(`http://board.example${path}`, { method: "POST", body }));
    };
    expect((await send(limit)).text).toHaveLength(limit);
    await expect(send(limit + 1)).rejects.toMatchObject({ status: 413 });
  });

  it("that cannot be read to its end stays an error", async () => {
    const cut = new ReadableStream({ pull: (controller) => controller.error(new Error("cut")) });
    await expect(readForm(posted(cut, "application/x-www-form-urlencoded"))).rejects.toThrow("cut");
  });
});

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
