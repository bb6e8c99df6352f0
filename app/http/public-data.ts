/** Data that everybody is answered alike, whoever asks. */
export type PublicData = {
  body: Uint8Array;
  status?: number;
  headers?: Readonly<Record<string, string>>;
};

/** As a route answers them. */
export function dataResponse({ body, status = 200, headers }: PublicData): Response {
  return new Response(body as BodyInit, { status, headers: { ...asJson, ...headers } });
}

export const asJson = { "content-type": "application/json" } as const;
