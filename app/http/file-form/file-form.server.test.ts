import { Writable } from "node:stream";
import { describe, expect, it, vi } from "vitest";
import { readFileForm } from "./file-form.server.ts";

const address = "http://127.0.0.1/apply/1";

function posted(fill: (form: FormData) => void): Request {
  const form = new FormData();
  fill(form);
  return new Request(address, { method: "POST", body: form });
}

function raw(body: string | Uint8Array, contentType: string): Request {
  const headers = { "content-type": contentType };
  return new Request(address, { method: "POST", headers, body: body as BodyInit });
}

const maxFileBytes = 5 * 1024 * 1024;

async function read(request: Request, maxFiles?: number) {
  const form = await readFileForm(request, { field: "resume", maxFileBytes, maxFiles });
  if (!form) throw new Error("broken");
  return form;
}

describe("a form with a file", () => {
  it("keeps its fields, its file and the file's name in any script", async () => {
    const form = await read(
      posted((form) => {
        form.append("firstName", "ريما");
        form.append("resume", new File(["%PDF"], "السيرة الذاتية.pdf"));
        form.append("coverLetter", "one\ntwo");
      }),
    );
    expect(form.values).toEqual({ firstName: "ريما", coverLetter: "one\r\ntwo" });
    expect(form.files[0]).toMatchObject({ fileName: "السيرة الذاتية.pdf", tooLarge: false });
    expect(Buffer.from(form.files[0]?.content ?? []).toString()).toBe("%PDF");
  });

  it("is none where nothing was chosen", async () => {
    const form = await read(posted((form) => form.append("resume", new File([], ""))));
    expect(form.files[0]).toBeUndefined();
  });

  it("leaves files of other names and a second one alone", async () => {
    const form = await read(
      posted((form) => {
        form.append("photo", new File(["x".repeat(200_000)], "me.png"));
        form.append("resume", new File(["first"], "a.pdf"));
        form.append("resume", new File(["second"], "b.pdf"));
      }),
    );
    expect(form.files[0]?.fileName).toBe("a.pdf");
    expect(Buffer.from(form.files[0]?.content ?? []).toString()).toBe("first");
  });

  it("has as many of its files as it may, in their order", async () => {
    const request = posted((form) => {
      for (const name of ["a", "b", "c"]) form.append("resume", new File([name], `${name}.pdf`));
    });
    const form = await read(request, 2);
    const names = form.files.map(({ fileName }) => fileName);
    expect(names).toEqual(["a.pdf", "b.pdf"]);
  });

  it("APPLY-04 takes 5,242,880 bytes and marks one byte more as too large", async () => {
    const sized = (bytes: number) =>
      posted((form) => {
        form.append("resume", new File([new Uint8Array(bytes)], "cv.pdf"));
        form.append("coverLetter", "after the file");
      });
    const fits = await read(sized(maxFileBytes));
    expect(fits.files[0]).toMatchObject({ tooLarge: false });
    expect(fits.files[0]?.content).toHaveLength(5_242_880);
    const over = await read(sized(maxFileBytes + 1));
    expect(over.files[0]).toMatchObject({ fileName: "cv.pdf", tooLarge: true });
    expect(over.files[0]?.content).toHaveLength(0);
    expect(over.values.coverLetter, "what stands behind the file").toBe("after the file");
  });

  it("keeps the fields behind a file of many times the size", async () => {
    const form = await read(
      posted((form) => {
        form.append("resume", new File([new Uint8Array(20 * 1024 * 1024)], "film.mp4"));
        form.append("phone", "+963 944 000 000");
      }),
    );
    expect(form.files[0]).toMatchObject({ tooLarge: true });
    expect(form.values.phone).toBe("+963 944 000 000");
  });

  it("stops reading an endless body, and keeps the fields before it", async () => {
    let sent = 0;
    const part = (head: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
    const head = `${part('name="phone"')}0944\r\n${part('name="resume"; filename="a.pdf"')}`;
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(Buffer.from(head)),
      pull(stream) {
        sent += 1024 * 1024;
        stream.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    const init = { method: "POST", headers, body, duplex: "half" };
    const form = await read(new Request(address, init as RequestInit));
    expect(form).toMatchObject({ values: { phone: "0944" }, files: [{ tooLarge: true }] });
    expect(sent).toBeLessThan(40 * 1024 * 1024);
  });

  it("bounds the number and the length of fields", async () => {
    const form = await read(
      posted((form) => {
        form.append("long", "x".repeat(70_000));
        for (let at = 0; at < 150; at++) form.append(`f${at}`, "1");
      }),
    );
    expect(form.values.long).toHaveLength(64 * 1024);
    expect(Object.keys(form.values)).toHaveLength(100);
  });

  it("is read without a file from an ordinary form too", async () => {
    const form = await read(raw("a=1&b=%D8%B1", "application/x-www-form-urlencoded"));
    expect(form).toEqual({ values: { a: "1", b: "ر" }, files: [] });
  });
});

describe("a broken form is refused, never an error", () => {
  const multipart = "multipart/form-data; boundary=b";
  it.each([
    ["no boundary", raw("x", "multipart/form-data")],
    ["another content", raw("{}", "application/json")],
    ["no content type", new Request(address, { method: "POST", body: new Uint8Array(3) })],
    ["no body", new Request(address, { method: "POST", headers: { "content-type": multipart } })],
    ["an empty body", raw("", multipart)],
    ["no form at all", raw("hello", multipart)],
    ["a head that does not end", raw('--b\r\nContent-Disposition: form-data; name="a"', multipart)],
    [
      "a file that does not end",
      raw(
        '--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF',
        multipart,
      ),
    ],
    ["a broken head", raw("--b\r\n\0bad head\r\n\r\nx\r\n--b--\r\n", multipart)],
  ])("%s", async (_, request) => {
    expect(await readFileForm(request, { field: "resume", maxFileBytes })).toBeUndefined();
  });

  it("a line that is cut off in the middle", async () => {
    const head = '--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%P';
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(Buffer.from(head)),
      pull: (stream) => stream.error(new Error("cut")),
    });
    const init = { method: "POST", headers: { "content-type": multipart }, body, duplex: "half" };
    const request = new Request(address, init as RequestInit);
    expect(await readFileForm(request, { field: "resume", maxFileBytes })).toBeUndefined();
  });

  it("S8 of very many parts only the first are looked at", async () => {
    const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n';
    const file = '--x\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\n1\r\n';
    const type = "multipart/form-data; boundary=x";
    for (const many of [part, file]) {
      const body = Buffer.from(many.repeat(300_000));
      const chunks = Array.from({ length: body.length / 65_536 }, (_, nr) =>
        body.subarray(nr * 65_536, (nr + 1) * 65_536),
      );
      const stream = new ReadableStream({
        pull(controller) {
          const chunk = chunks.shift();
          if (chunk) controller.enqueue(chunk);
          else controller.close();
        },
      });
      const init = { method: "POST", headers: { "content-type": type }, body: stream };
      const write = vi.spyOn(Writable.prototype, "write");
      const request = new Request(address, { ...init, duplex: "half" } as RequestInit);
      expect(await read(request)).toBeDefined();
      expect(write.mock.calls.length).toBeLessThan(10);
      write.mockRestore();
    }
  });
});
