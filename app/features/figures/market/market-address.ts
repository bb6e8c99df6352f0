import { paths } from "#app/paths.ts";
import type { Market } from "./market.server.ts";

/** The last part of a governorate's id; undefined for all of Syria. */
export function slugOf(id: string): string | undefined {
  return id.split("/")[1];
}

/** Leads to the figures of a governorate, of the same role where there is one. */
export function placeAddress(role: Market["role"]) {
  return ({ id }: { id: string }) =>
    paths.market({ ...(role && { role: role.key }), province: slugOf(id) ?? "" });
}
