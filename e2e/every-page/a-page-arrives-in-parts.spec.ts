import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { languages } from "#app/i18n/language.ts";
import { test } from "#e2e/support/board.ts";
import { shiftOn, watchShift } from "#e2e/support/layout-shift.ts";
import { ask } from "#e2e/support/plain-request.ts";

/** Where a slow line may pause: what stands before is painted by itself. */
const arrivals = [
  {
    path: "/login",
    width: 390,
    part: "header",
    pauses: ['class="only-sm">', '<details class="menu only-sm">', "<summary", '<main id="main"'],
  },
  // Beside an arch that arrives later.
  { path: "/", width: 1280, part: ".gate-say", pauses: ['class="gate-jobs">'] },
];
const cases = languages.flatMap((language) => arrivals.map((each) => ({ language, ...each })));

for (const { language, part, width, pauses, ...arrival } of cases) {
  test(`in ${language} ${part} stays where it is painted, wherever a slow line pauses`, async ({
    page,
    board,
  }) => {
    const path = `${arrival.path}?lang=${language}`;
    const html = (await ask(board.origin + path)).text;
    let pause = "";
    let painted = Promise.withResolvers<void>();
    const server = createServer(async (request, response) => {
      if (request.url !== path) {
        const { status, headers, body } = await ask(`${board.origin}${request.url}`);
        return response.writeHead(status, headers).end(body);
      }
      const cut = html.indexOf(pause) + pause.length;
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      response.write(html.slice(0, cut));
      await painted.promise;
      response.end(html.slice(cut));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    await page.setViewportSize({ width, height: 844 });
    await watchShift(page, { within: part });
    for (pause of pauses) {
      expect(html).toContain(pause);
      painted = Promise.withResolvers();
      await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: "commit" });
      await page.waitForFunction(hasStyledHeader, undefined, { polling: 20 });
      // A page that is held back until its header is there paints nothing; others do within this time.
      await page
        .waitForFunction(isPainted, undefined, { polling: 20, timeout: 300 })
        .catch(() => {});
      painted.resolve();
      await page.waitForLoadState();
      expect(await shiftOn(page), pause).toBe(0);
    }
    server.close();
  });
}

function hasStyledHeader(): boolean {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  return document.querySelector("header") !== null && sheets.every(({ sheet }) => sheet !== null);
}

const isPainted = () => performance.getEntriesByType("paint").length > 0;
