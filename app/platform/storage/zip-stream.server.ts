import { Zip } from "fflate";

/**
 * The bytes of a ZIP file while it is filled, one step at a time: each yield lets what was added be sent before the
 * next step, so that only one entry lies in memory. A reader who leaves stops the steps.
 */
export function zipStream(fill: (zip: Zip) => AsyncGenerator<void>): ReadableStream<Uint8Array> {
  let hasSent = false;
  let steps: AsyncGenerator<void>;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const zip = new Zip((error, part, isLast) => {
        hasSent = true;
        if (error) controller.error(error);
        else controller.enqueue(part);
        if (!error && isLast) controller.close();
      });
      steps = fill(zip);
    },
    // Called again only once something was sent: a part of a text may add nothing yet.
    async pull() {
      hasSent = false;
      while (!hasSent && !(await steps.next()).done);
    },
    cancel: async () => void (await steps.return(undefined)),
  });
}
