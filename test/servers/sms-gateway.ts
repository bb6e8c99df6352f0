import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { openSms, sendSms } from "#app/platform/sms/sms.server.ts";

/** A gateway for text messages, which writes them as files into a folder, as a board without one does. */
export async function startSmsGateway(folder: string) {
  openSms({ gateway: undefined, folder });
  const server = createServer(async (incoming, answer) => {
    const { to, text } = (await json(incoming)) as Record<"to" | "text", string>;
    await sendSms(to.slice("+".length), text);
    answer.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
