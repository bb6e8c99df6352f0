import { answerApi } from "#app/api/v1/answer-api.server.ts";

type Sent = { method?: string; key?: string; body?: unknown; headers?: Record<string, string> };

/** Sends a request to the API; `body` is JSON, a text or bytes. The body of the answer is JSON, or bytes of a file. */
export async function callApi(
  path: string,
  { method = "GET", key, body, headers = {} }: Sent = {},
) {
  const isRaw = typeof body === "string" || body instanceof Uint8Array;
  const request = new Request(`http://127.0.0.1:3000/api/v1${path}`, {
    method,
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
  });
  const response = await answerApi(request, "198.51.100.7");
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get("content-type")?.includes("json");
  const answer = bytes.length > 0 && isJson ? JSON.parse(bytes.toString()) : bytes;
  return { status: response.status, headers: response.headers, body: answer };
}
