import { createHash } from "node:crypto";
import code from "virtual:offline-worker";
import * as build from "virtual:react-router/server-build";
import { inEachLanguage, lineOf } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import icon from "#app/offline/icons/icon-192.png?url&no-inline";
import type { WorkerSettings } from "#app/offline/scope.ts";
import styles from "#app/styles/app.css?url";
import restStyles from "#app/styles/rest.css?url";
import icons from "#app/ui/icon/icons.svg?url";
import { arabicFace } from "./face/arabic-face.ts";

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
    assets: [styles, restStyles, icons],
    icon,
    face: arabicFace,
    messages: inEachLanguage((language) => {
      const { locale = "", calendar } = lineOf(language) ?? {};
      const ago = calendar && { locale, ago: calendar.ago };
      return { ...messagesFor(language).device.worker, ...(ago && { ago }) };
    }),
  };
  const version = createHash("sha256")
    .update(JSON.stringify([build.assets.version, settings, code]))
    .digest("hex")
    .slice(0, 12);
  return `const FURAS=${JSON.stringify({ version, ...settings })};\n${code}`;
}
