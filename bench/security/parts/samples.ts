import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { newAddress } from "#bench/harness/address.ts";
import { type Finding, none } from "#bench/harness/findings.ts";
import type { Part } from "#bench/harness/parts.ts";
import { watchMemory } from "#bench/harness/processes.ts";
import {
  type AttackedBoard,
  makeAccountEmails,
  openAttackedBoard,
  signIn,
} from "#bench/security/board.ts";
import { samplePdf } from "#demo/sample-cv.ts";

/** The most that the server's memory may grow, in MB. */
const room = 64;

/**
 * Uploads every file of a folder whose manifest.tsv says what must become of it (accept, reject, or
 * policy: either), and a good file under hostile names; downloads what was taken.
 */
export const part: Part<string[]> = {
  what: "hostile files and names. WORDS: the folder of the samples with its manifest.tsv",
  async run([folder = "../shared/cv-samples"]) {
    if (!existsSync(join(folder, "manifest.tsv"))) {
      const reason = `not run: ${folder} has no manifest.tsv`;
      return [{ what: "samples", value: reason, toReach: "as the manifest says", reached: false }];
    }
    const board = await openAttackedBoard();
    try {
      return await tryAll(board, folder);
    } finally {
      await board.close();
    }
  },
};

type Upload = { status: number; document?: { id: string; url: string; name: string } };

async function tryAll(board: AttackedBoard, folder: string): Promise<Finding[]> {
  const manifest = (await readFile(join(folder, "manifest.tsv"), "utf8"))
    .trim()
    .split("\n")
    .slice(1);
  const good = Buffer.from(samplePdf(["Lina Halabi", "Accountant"]));
  const [first = "", ...seekers] = await makeAccountEmails(board, 8);
  const warm = await signIn(board, first);
  for (let turn = 0; turn < 20; turn += 1) await upload(board, warm, good, "cv.pdf");

  const wrong: string[] = [];
  const unsafe: string[] = [];
  let taken = 0;
  const judge = async (cookie: string, bytes: Buffer, name: string, expected: string) => {
    const { status, document } = await upload(board, cookie, bytes, name);
    if (status >= 500) wrong.push(`${name.slice(0, 80)}: ${status}`);
    if (expected !== "policy" && (expected === "accept") !== (document !== undefined)) {
      wrong.push(`${name}: ${status} instead of ${expected}`);
    }
    if (!document) return;
    taken += 1;
    for (const problem of await problemsWith(board, cookie, document, bytes)) {
      unsafe.push(`${JSON.stringify(name.slice(0, 80))}: ${problem}`);
    }
  };
  const cookies = [];
  for (const email of seekers) cookies.push(await signIn(board, email));
  const memory = watchMemory(board.pid);
  for (const [turn, line] of manifest.entries()) {
    const [file = "", expected = ""] = line.split("\t");
    const bytes = await readFile(join(folder, file));
    await judge(cookies[turn % 3] ?? "", bytes, file, expected);
  }
  for (const [turn, name] of hostileNames.entries()) {
    await judge(cookies[3 + (turn % 4)] ?? "", good, name, "policy");
  }
  const { growth } = memory.stop();
  return [
    none("samples that are not as their manifest says", wrong, manifest.length),
    none("downloads that are not safe", unsafe, taken),
    {
      what: "memory grew by",
      value: `${growth.toFixed(0)} MB`,
      toReach: `< ${room} MB`,
      reached: growth < room,
    },
  ];
}

async function upload(board: AttackedBoard, cookie: string, bytes: Buffer, name: string) {
  const head = `--x\r\ncontent-disposition: form-data; name="files"; filename="${name.replaceAll('"', "%22")}"\r\ncontent-type: text/html\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--x--\r\n")]);
  const headers = {
    cookie,
    origin: board.origin,
    "x-forwarded-for": newAddress(),
    "content-type": "multipart/form-data; boundary=x",
  };
  const to = `${board.origin}/documents/upload`;
  const answer = await fetch(to, { method: "POST", body, headers });
  const answered: unknown = await answer.json().catch(() => null);
  return {
    status: answer.status,
    ...(Array.isArray(answered) && { document: answered[0] }),
  } as Upload;
}

/** What is wrong with how a CV is served. */
async function problemsWith(
  board: AttackedBoard,
  cookie: string,
  { url, name }: { url: string; name: string },
  bytes: Buffer,
): Promise<string[]> {
  const answer = await fetch(board.origin + url, { headers: { cookie } });
  const got = Buffer.from(await answer.arrayBuffer());
  const header = (of: string) => answer.headers.get(of) ?? "";
  const disposition = header("content-disposition");
  const written = decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? "");
  const invisible = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\\/]/u;
  const checks: Record<string, boolean> = {
    "opens for its owner": answer.status === 200,
    "the same bytes": got.equals(bytes),
    "an attachment": /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\x21-\x7e]+$/.test(
      disposition,
    ),
    sandboxed: /\bsandbox\b/.test(header("content-security-policy")),
    "no allowance in the sandbox": !/allow-/.test(header("content-security-policy")),
    nosniff: header("x-content-type-options") === "nosniff",
    "kept nowhere": header("cache-control").includes("no-store"),
    "a type that runs nothing": /^application\/(?:pdf|msword|vnd\.openxml)/.test(
      header("content-type"),
    ),
    "a plain name": !invisible.test(written) && !invisible.test(name) && [...name].length <= 120,
    "its own ending": /\.(?:pdf|docx?)$/i.test(written),
  };
  return Object.entries(checks).flatMap(([what, holds]) => (holds ? [] : [`not ${what}`]));
}

const hostileNames = [
  "../../../../etc/cron.d/cv.pdf",
  "..\\..\\windows\\system32\\cv.pdf",
  "/etc/passwd.pdf",
  "C:\\autoexec.pdf",
  "....//....//cv.pdf",
  "%2e%2e%2fcv.pdf",
  "cv.pdf/../../x.pdf",
  "cv\u202efdp.exe.pdf",
  "\u2066cv\u2069.pdf",
  "cv\u200f.pdf",
  "سيرة\u202e.pdf",
  "\ufeffcv.pdf",
  "cv.exe\0.pdf",
  "cv\0.pdf",
  "\0\0\0.pdf",
  "cv\r\nset-cookie: a=b.pdf",
  "cv\u2028.pdf",
  "cv\t.pdf",
  `${"a".repeat(4096)}.pdf`,
  `${"ح".repeat(2048)}.pdf`,
  `${"👩‍👧".repeat(300)}.pdf`,
  ".pdf",
  "...pdf",
  "cv.pdf.exe.pdf",
  "cv.html.pdf",
  "cv.svg.pdf",
  "cv.pdf.",
  "cv.pdf ",
  "cv.PdF",
  "CON.pdf",
  "nul.pdf",
  '"><script>alert(1)</script>.pdf',
  "'; drop table documents; --.pdf",
  ["$", "{7*7}.pdf"].join(""),
  "=1+1.pdf",
  'cv.pdf"; filename="x.html',
  "cv;a=b.pdf",
  "cv%00.pdf",
  "cv%0d%0a.pdf",
  "-rf .pdf",
  "|id.pdf",
  "~/.ssh/cv.pdf",
  "\\\\evil.example\\share\\cv.pdf",
  "file:///etc/cv.pdf",
  "cv.pdf:ads.exe.pdf",
];
