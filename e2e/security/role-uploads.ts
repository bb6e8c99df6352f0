import { beginning } from "./role-people.ts";
import type { Answers } from "./roles/answers.ts";

type UploadRow = {
  method: string;
  to: string;
  answers: Answers;
  headers?: Record<string, string>;
  body?: string;
  /** The name in braces of the account that the sender claims to be. */
  owner?: string;
};

const protocol = { "tus-resumable": "1.0.0" };
const part = { ...protocol, "content-type": "application/offset+octet-stream" };
const at = (offset: number) => ({ ...part, "upload-offset": String(offset) });

/** The seeker's own is found by the seeker; to everybody else it is missing. */
const own = (seeker: string) => ({ visitor: "401", seeker, "other seeker": "404", anybody: "404" });
const nobody: Answers = { visitor: "401", anybody: "404" };

/** Requests of the tus protocol; NEW is an id that was made. The upload {begun} is the seeker's. */
export const uploadTable: UploadRow[] = [
  {
    method: "POST",
    to: "/documents/upload",
    headers: beginning("a-new-one"),
    answers: { visitor: "401", seeker: "201 /documents/upload/NEW writes", anybody: "403" },
  },
  {
    method: "POST",
    to: "/documents/upload",
    headers: beginning("x"),
    owner: "seekerId",
    answers: {
      visitor: "401",
      seeker: "201 /documents/upload/NEW writes",
      "other seeker": "403",
      anybody: "403",
    },
  },
  { method: "HEAD", to: "/documents/upload/{begun}", headers: protocol, answers: own("200") },
  { method: "HEAD", to: "/documents/upload/{missing}", headers: protocol, answers: nobody },
  { method: "HEAD", to: "/documents/upload/{cv}", headers: protocol, answers: nobody },
  {
    method: "PATCH",
    to: "/documents/upload/{begun}",
    headers: at(0),
    body: "%PDF-1.4",
    answers: own("204 writes"),
  },
  {
    method: "PATCH",
    to: "/documents/upload/{begun}",
    headers: at(50),
    body: "%PDF-1.4",
    answers: own("409"),
  },
  {
    method: "PATCH",
    to: "/documents/upload/{missing}",
    headers: at(0),
    body: "%PDF-1.4",
    answers: nobody,
  },
  {
    method: "PATCH",
    to: "/documents/upload/{noId}",
    headers: at(0),
    body: "%PDF-1.4",
    answers: "405",
  },
  {
    method: "DELETE",
    to: "/documents/upload/{begun}",
    headers: protocol,
    answers: own("204 writes"),
  },
  { method: "DELETE", to: "/documents/upload/{missing}", headers: protocol, answers: nobody },
  { method: "GET", to: "/documents/upload/{begun}", headers: protocol, answers: "405" },
  { method: "POST", to: "/documents/upload/{begun}", headers: beginning("x"), answers: "405" },
  { method: "PUT", to: "/documents/upload/{begun}", headers: protocol, answers: "405" },
  // What belongs to the protocol opens no other route.
  { method: "PATCH", to: "/documents/{cv}", headers: at(0), body: "%PDF-1.4", answers: "405" },
  { method: "DELETE", to: "/documents/{cv}", headers: protocol, answers: "405" },
  { method: "DELETE", to: "/company-dashboard", headers: protocol, answers: "405" },
];
