import { describe, expect, it } from "vitest";
import { readUploadAnswer } from "./cv-upload.ts";

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
