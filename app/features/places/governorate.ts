/** The last part of the id of a place's governorate, such as aleppo; undefined outside Syria. */
export function governorateOf(placeId: string | null): string | undefined {
  const [country, governorate] = placeId?.split("/") ?? [];
  return country === "syria" ? governorate : undefined;
}
