import { isThisMachine } from "#app/platform/loopback.ts";

/** The origins that PUSH_HOSTS names; undefined where one is none, or would be sent to in plain text. */
export function readPushOrigins(text: string): string[] | undefined {
  const origins = text.split(/[\s,]+/).filter((word) => word !== "");
  const areRight = origins.every((each) => {
    if (!URL.canParse(each)) return false;
    const { protocol, hostname, origin } = new URL(each);
    const isSafe = protocol === "https:" || (protocol === "http:" && isThisMachine(hostname));
    return origin === each && isSafe;
  });
  return areRight ? origins : undefined;
}
