import { once } from "node:events";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { ServiceUnavailableError } from "#app/platform/service-unavailable.server.ts";
import { createFairPlaces } from "#app/platform/turns/fair-places.ts";
import { outsideTurn } from "#app/platform/turns/turn.server.ts";
import type { CvContent } from "./cv-content.ts";
import type { CvPdf } from "./pdf/cv-pdf.server.ts";

/** One CV at a time in each process: a thread takes some 50 MB. */
const places = createFairPlaces({ max: 1, maxWaiting: 20, maxWaitingOfOne: 2, maxWaitMs: 15_000 });
const maxMs = 20_000;

/**
 * Draws an account's CV beside the event loop, which loading the libraries alone would hold for a tenth of
 * a second. Throws a ServiceUnavailableError where too many wait or it takes too long.
 */
export async function drawCv(account: string, content: CvContent): Promise<CvPdf> {
  const drawn = await outsideTurn(() => places.run({ account }, () => drawInThread(content)));
  if (!drawn) throw new ServiceUnavailableError("overloaded");
  return drawn.done;
}

async function drawInThread(content: CvContent): Promise<CvPdf> {
  const { resolve } = createRequire(import.meta.url);
  const worker = new Worker(resolve("#app/features/seekers/cv/pdf/cv-worker.server.ts"), {
    workerData: content,
    // Nothing of the board's environment: it holds passwords.
    env: {},
    execArgv: ["--no-warnings"],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  try {
    const signal = AbortSignal.timeout(maxMs);
    const [pdf] = await once(worker, "message", { signal });
    return pdf;
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") {
      throw new ServiceUnavailableError("overloaded");
    }
    throw error;
  } finally {
    await worker.terminate();
  }
}
