/** A company's own label. */
export type Label = { id: string; name: string };

/** The mean of a team's ratings, such as 4.3, and how many there are. */
export type TeamRating = { mean: number; count: number };

export type MemberRating = { id: string; by: string; isOwn: boolean; stars: number };

export const starCounts = [1, 2, 3, 4, 5] as const;

/** The rating of a row, which has the mean in hundredths. */
export function teamRating({
  meanRating,
  ratingCount,
}: {
  meanRating: number | null;
  ratingCount: number;
}): TeamRating | null {
  return meanRating === null
    ? null
    : { mean: Math.round(meanRating / 10) / 10, count: ratingCount };
}
