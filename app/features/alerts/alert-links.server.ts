import { timingSafeEqual } from "node:crypto";
import { paths } from "#app/paths.ts";
import { signFor } from "#app/platform/settings/app-secret.server.ts";
import { isUuid } from "#app/platform/uuid.ts";

/**
 * The purpose of a signed link: confirming or stopping one alert, or managing all of a recipient's.
 */
export type AlertLink = "confirm" | "stop" | "manage";

/** The absolute address of a signed link; it grants its one action to its holder. */
export async function alertLink(link: AlertLink, id: string): Promise<string> {
  const query = { id, signature: sign(link, id) };
  if (link === "confirm") return paths.confirmAlert(query);
  return link === "stop" ? paths.stopAlert(query) : paths.alerts(query);
}

/** The id that a signed link is about; undefined for one that is not ours. */
export async function readAlertLink(
  link: AlertLink,
  query: URLSearchParams,
): Promise<string | undefined> {
  const id = query.get("id") ?? "";
  if (!isUuid(id)) return undefined;
  const given = Buffer.from(query.get("signature") ?? "");
  const expected = Buffer.from(sign(link, id));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? id : undefined;
}

function sign(link: AlertLink, id: string): string {
  return signFor("alerts", `${link}\n${id}`);
}
