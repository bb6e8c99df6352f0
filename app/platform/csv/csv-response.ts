/** A table to download, whole or in parts; a link on another site should find none. */
export function csvResponse(table: string | AsyncIterable<string>, name: string): Response {
  return new Response(typeof table === "string" ? table : streamed(table), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.csv"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

/** Each part is read once the one before it has been sent. */
export function streamed(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const each = parts[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await each.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await each.return?.()),
  });
}
