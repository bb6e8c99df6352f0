import { newCompany } from "#e2e/support/new-people.ts";
import { largeCv } from "#test/large-cv.ts";
import { makeJob } from "#test/people.ts";
import { arrived, type Board, fillIn, leave, newVisitor, openHydrated, pause } from "./visitor.ts";

const bytes = 4_500_000;
const dead = 1500;

/** A CV whose line is cut at a share of it and comes back, with the page open or loaded again. */
export async function measureCuts(board: Board): Promise<void> {
  console.log(
    `\nA CV of ${bytes / 1e6} MB, the connection dropped on its way and back after ${dead} ms`,
  );
  console.log("  cut at  page          bytes sent / file  applications  the very bytes");
  for (const share of [0.1, 0.5, 0.9]) {
    for (const anew of [false, true]) {
      const { ratio, applications, same } = await cutAt(board, share, anew);
      console.log(
        `  ${`${share * 100}%`.padEnd(7)} ${(anew ? "loaded anew" : "stays open").padEnd(13)} ` +
          `${ratio.toFixed(3).padEnd(18)} ${String(applications).padEnd(13)} ${same ? "yes" : "NO"}`,
      );
    }
  }
}

async function cutAt(board: Board, share: number, anew: boolean) {
  const visitor = await newVisitor(board);
  const { context, line } = visitor;
  const job = await makeJob(await newCompany());
  const cv = largeCv(bytes);
  let page = await context.newPage();
  await openHydrated(page, `/apply/${job.id}`);
  const before = line.sent();
  line.cutAfter(cv.length * share);
  await fillIn(page, "One line", cv);
  while (!line.isCut()) await pause(20);
  if (anew) await page.close();
  await pause(dead);
  line.restore();
  if (anew) {
    page = await context.newPage();
    await openHydrated(page, `/apply/${job.id}`);
  }
  await page.waitForURL(/done=1/, { timeout: 120_000 });
  const sent = await arrived(board, job.id);
  const ratio = (line.sent() - before) / cv.length;
  await leave(visitor);
  return { ratio, applications: sent.length, same: sent[0]?.cv.equals(cv) === true };
}
