import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { selfSigned } from "./certificates.ts";

/** What a page of another site holds; `language` and `direction` are those of the page. */
type ForeignPage = { language: string; direction: string; body: string };

/** Another site, whose pages may load, run and frame nothing but this board's; with TLS if the board has it. */
export async function startForeignSite(board: string, page: ForeignPage) {
  const { language, direction, body } = page;
  const answerPage: RequestListener = (_, answer) => {
    answer.setHeader("content-type", "text/html; charset=utf-8");
    answer.setHeader(
      "content-security-policy",
      `default-src 'none'; img-src data:; script-src ${board}; connect-src ${board}; frame-src ${board}`,
    );
    answer.end(
      `<!doctype html><html lang="${language}" dir="${direction}"><head><title>Work with us</title>` +
        `<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>` +
        `<body><h1>Work with us</h1>${body}<p id="below">Below</p></body></html>`,
    );
  };
  const { protocol } = new URL(board);
  const { certificate: cert, key } = selfSigned("127.0.0.1");
  const server =
    protocol === "https:" ? createTlsServer({ cert, key }, answerPage) : createServer(answerPage);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `${protocol}//127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
