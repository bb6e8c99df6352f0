import { randomBytes, randomUUID } from "node:crypto";
import { password } from "#bench/harness/accounts.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { BrowserSession } from "#e2e/support/browser-session.ts";

export type Seeker = { id: string; email: string; session: BrowserSession };

/** Signs accounts in, each in a browser of its own. */
export async function signIn(
  origin: string,
  accounts: { id: string; email: string }[],
): Promise<Seeker[]> {
  const seekers: Seeker[] = [];
  for (const { id, email } of accounts) {
    const session = new BrowserSession(origin);
    const { status } = await session.post("/login", { email, password, remember: "on" });
    if (status !== 303) throw new Error(`Nobody could sign in: ${status}.`);
    seekers.push({ id, email, session });
  }
  return seekers;
}

/** A CV unlike all others. */
export function newCv(kilobytes = 40): Uint8Array {
  const content = randomBytes(kilobytes * 256).toString("hex");
  return samplePdf(["CV", ...(content.match(/.{80}/g) ?? [])]);
}

/** Sends an application as a browser without scripts does. */
export async function apply(
  { email, session }: Seeker,
  jobId: string,
  cv: Uint8Array,
  submissionKey: string = randomUUID(),
): Promise<Response> {
  const form = new FormData();
  const input = { firstName: "Rima", lastName: "Al-Halabi", email, phone: "0944 000 000" };
  for (const [name, value] of Object.entries({ ...input, submissionKey })) form.append(name, value);
  form.append("resume", new File([new Uint8Array(cv)], "CV.pdf", { type: "application/pdf" }));
  return await session.post(`/apply/${jobId}`, form);
}
