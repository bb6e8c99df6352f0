/** A text with some of its words marked: where each begins and ends, one after the other. */
export function Highlighted({
  text,
  ranges = [],
}: {
  text: string;
  ranges?: number[] | undefined;
}) {
  const parts = [];
  let from = 0;
  for (let at = 0; at + 1 < ranges.length; at += 2) {
    const [start = 0, end = 0] = ranges.slice(at, at + 2);
    parts.push(text.slice(from, start), <mark key={at}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
