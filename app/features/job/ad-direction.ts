/** The direction that most of a text's letters are written in, as a job's own words are shown. */
export function adDirection(text: string): "rtl" | "ltr" {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic >= latin ? "rtl" : "ltr";
}
