import { newAddress } from "#bench/harness/address.ts";
import { type Finding, none } from "#bench/harness/findings.ts";
import { withFolder } from "#bench/harness/folder.ts";
import { startBoard } from "#bench/harness/server.ts";
import { addressFaults, crawl } from "#e2e/search-engines/crawler.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import { structuredDataFaults } from "#test/structured-data/structured-data-faults.ts";

/** Follows every link of a board with the demo jobs; the tests follow a sample of them. */
export async function checkAllPages(): Promise<Finding[]> {
  await ensureBuilt(console.log);
  return await withFolder("all-pages", async (dataDir) => {
    const board = await startBoard({ DATA_DIR: dataDir, TRUST_PROXY: "1" });
    try {
      const { origin } = board;
      const began = performance.now();
      const headers = () => ({ "x-forwarded-for": newAddress() });
      const result = await crawl({ origin, headers });
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      const stated = result.pages.flatMap(({ address, data }) =>
        data.map((one) => ({ address, one })),
      );
      const faults: string[] = [];
      for (const { address, one } of stated) {
        faults.push(...(await structuredDataFaults(one)).map((fault) => `${address}: ${fault}`));
      }
      const pages = result.pages.length;
      const indexed = result.pages.filter(({ isIndexed }) => isIndexed).length;
      const crawled = `${pages}, ${indexed} of them for the index, in ${seconds} s`;
      return [
        { what: "pages crawled", value: crawled, toReach: "", reached: pages > 0 },
        none("links that lead nowhere", result.faults, pages),
        none("faults of canonical and hreflang", addressFaults(result, origin), pages),
        none("faults of structured data", faults, stated.length),
      ];
    } finally {
      await board.end("SIGTERM");
    }
  });
}
