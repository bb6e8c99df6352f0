import { createHash } from "node:crypto";
import code from "virtual:offline-worker";
import * as build from "virtual:react-router/server-build";
import { messagesFor } from "#app/messages/messages.server.ts";
import icon from "#app/offline/icons/icon-192.png?url&no-inline";
import type { WorkerSettings } from "#app/offline/scope.ts";
import styles from "#app/styles/app.css?url";
import icons from "#app/ui/icon/icons.svg?url";

/** The service worker, with the constants of this build. */
export function loader() {
  script ??= compose();
  return new Response(script, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      // Asked for again once an hour at most: a page more or less makes no request for it.
      "cache-control": "public, max-age=3600",
      "content-security-policy": "default-src 'none'; connect-src 'self'",
    },
  });
}

let script: string | undefined;

function compose(): string {
  const settings: Omit<WorkerSettings, "version"> = {
    assets: [styles, icons],
    icon,
    messages: { ar: messagesFor("ar").device.worker, en: messagesFor("en").device.worker },
  };
  const version = createHash("sha256")
    .update(JSON.stringify([build.assets.version, settings, code]))
    .digest("hex")
    .slice(0, 12);
  return `const FURAS=${JSON.stringify({ version, ...settings })};\n${code}`;
}
