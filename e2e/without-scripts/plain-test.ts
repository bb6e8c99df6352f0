import { samplePdf } from "#demo/sample-cv.ts";
import { test as onBoard } from "#e2e/support/board.ts";
import { PlainBrowser } from "./plain-browser.ts";

/** Tests on the worker's board, read without scripts: no browser starts. */
export const test = onBoard.extend<{
  reader: PlainBrowser;
  another: (agent?: string) => PlainBrowser;
}>({
  reader: async ({ board }, use) => use(new PlainBrowser(board.origin)),
  another: async ({ board }, use) => use((agent) => new PlainBrowser(board.origin, agent)),
});

export const pdf = (name: string, bytes: Uint8Array = samplePdf(["CV"])) => ({
  name,
  bytes,
  type: "application/pdf",
});

/** Applies by the form, as the person who is signed in. */
export async function apply(
  reader: PlainBrowser,
  jobId: string,
  fields: Record<string, string> = {},
) {
  await reader.open(`/apply/${jobId}`);
  await reader
    .part('main form:has([name="resume"])')
    .fill(fields)
    .upload("resume", pdf("CV.pdf"))
    .submit();
  if (!reader.path.includes("done=1")) throw new Error(`It was not sent: ${reader.alert}`);
}
