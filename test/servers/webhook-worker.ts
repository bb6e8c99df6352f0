import { connect } from "node:net";
import { keepDelivering } from "#app/features/team/webhooks/deliver-webhooks.server.ts";
import { openDatabase } from "#app/platform/database/database.server.ts";
import { setSettings, settings } from "#app/platform/settings/settings.server.ts";

/** A process of its own that delivers to a receiver on this machine, to be killed. */
const [url = "", secret = "", port = "", authority = ""] = process.argv.slice(2);
openDatabase(url, 4);
setSettings({ ...settings(), sessionSecret: secret });
await keepDelivering(new AbortController().signal, {
  network: {
    authority,
    resolveTexts: async () => [],
    resolveAddresses: async () => ["8.8.8.8"],
    connect: () => connect({ host: "127.0.0.1", port: Number(port) }),
  },
});
