import { hash } from "node:crypto";
import type { z } from "zod";
import { apiTexts } from "#app/content/api-texts.server.ts";
import { findKeyHolder, type KeyHolder } from "#app/features/team/keys/api-keys.server.ts";
import {
  beginRequest,
  endRequest,
  type KeyedRequest,
} from "#app/features/team/keys/api-requests.server.ts";
import { entityTag } from "#app/http/page-cache/entity-tag.ts";
import { forReader, type Language } from "#app/i18n/language.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { unavailabilityFrom } from "#app/platform/service-unavailable.server.ts";
import { type Answer, ApiRefusal, type Operation } from "./operation.ts";
import { operations } from "./operations.server.ts";
import { fieldErrors, preferredLanguage, problemResponse } from "./problem.server.ts";
import { countRequest } from "./rate-window.server.ts";

const base = "/api/v1";

/** Whether an address is the API's: all below /api/v1 but the reference, which is a page. */
export function isApiAddress(pathname: string): boolean {
  return pathname.startsWith(`${base}/`) && !/^\/api\/v1\/docs(?:\.data)?$/.test(pathname);
}

/** Whether a request brings a picture, which is read once its key has been checked. */
export function bringsPicture(method: string, pathname: string): boolean {
  if (!isApiAddress(pathname)) return false;
  const { methods } = findOperations(pathname);
  return methods[method.toLowerCase() as Operation["method"]]?.operation.picture !== undefined;
}

/** The answer to a request of the API; `network` is whose it is, undefined where that is not known. */
export async function answerApi(request: Request, network: string | undefined): Promise<Response> {
  const language = preferredLanguage(request.headers.get("accept-language"));
  const extra: Record<string, string> = {};
  const response = await answer(request, network, language, extra).catch((error) => {
    if (error instanceof ApiRefusal) return problemResponse(error.status, language, error.more);
    if (unavailabilityFrom(error)) {
      return problemResponse(503, language, { headers: { "retry-after": "5" } });
    }
    logError(error, { method: request.method, path: new URL(request.url).pathname });
    return problemResponse(500, language);
  });
  for (const [name, value] of Object.entries(extra)) response.headers.set(name, value);
  return response;
}

/** Pages of other sites may read operations that need no key. */
export const openToAll = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id",
} as const;

async function answer(
  request: Request,
  network: string | undefined,
  language: Language,
  extra: Record<string, string>,
): Promise<Response> {
  const url = new URL(request.url);
  const { at, methods } = findOperations(url.pathname);
  // An unknown address is open, too: a page of another site reads why.
  if (!at || (methods.get && !methods.get.operation.scope)) Object.assign(extra, openToAll);
  const allow = allowed(methods);
  if (request.method === "OPTIONS" && at) return preflight(allow);
  const method = request.method === "HEAD" ? "get" : request.method.toLowerCase();
  const match = methods[method as Operation["method"]];
  const holder = await findHolder(request);
  const who = holder ? `key ${holder.keyId}` : network;
  const rate = who === undefined ? undefined : countRequest(who);
  Object.assign(extra, rate?.headers);
  if (rate?.isOver) {
    throw new ApiRefusal(429, { headers: { "retry-after": `${rate.seconds}` } });
  }
  if (!at) throw new ApiRefusal(404);
  if (!match) throw new ApiRefusal(405, { headers: { allow: allow.join(", ") } });
  const { operation } = match;
  checkKey(operation, holder);
  const isFile = operation.answer.files !== undefined;
  if (!isFile && !acceptsJson(request.headers.get("accept"))) throw new ApiRefusal(406);
  const path = read(operation.pathSchema, match.values, language, 404);
  const querySchema = operation.isLenient ? undefined : operation.querySchema;
  const query = read(querySchema, valuesOf(url.searchParams), language, 400);
  const text = operation.body ? await readBody(request, language) : "";
  const body = operation.body ? parseBody(operation.body, text, language) : undefined;
  const bytes = operation.picture ? await readPicture(operation.picture, request) : nothing;
  const handle = async (newId: string) => {
    const call = { path, query, body, bytes, search: url.searchParams, language, newId };
    const { actor, scopes = [] } = holder ?? {};
    const ifMatch = operation.isGuarded ? request.headers.get("if-match") : null;
    const isRead = request.method !== "HEAD";
    return operation.handle({ ...call, actor, scopes, ifMatch, isRead } as never);
  };
  const keyed = operation.method === "post" && holder && keyedBy(request, holder, url, text);
  const answered = keyed ? await once(keyed, language, handle) : await handle(crypto.randomUUID());
  return responseOf(answered, operation);
}

type Match = { operation: Operation; values: Record<string, string> };
type Methods = Partial<Record<Operation["method"], Match>>;

function findOperations(pathname: string): { at: boolean; methods: Methods } {
  const parts = pathname.slice(base.length).split("/");
  const methods: Methods = {};
  for (const operation of operations) {
    const values = matches(operation.path.split("/"), parts);
    if (values && !methods[operation.method]) methods[operation.method] = { operation, values };
  }
  return { at: Object.keys(methods).length > 0, methods };
}

function matches(wanted: string[], parts: string[]): Record<string, string> | undefined {
  if (wanted.length !== parts.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const part = parts[index] ?? "";
    if (!name.startsWith("{") && name !== part) return undefined;
    if (name.startsWith("{")) values[name.slice(1, -1)] = decoded(part);
  }
  return values;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

function allowed(methods: Methods): string[] {
  const named = Object.keys(methods).map((method) => method.toUpperCase());
  return [...named.flatMap((each) => (each === "GET" ? ["GET", "HEAD"] : [each])), "OPTIONS"];
}

function preflight(allow: string[]): Response {
  return new Response(null, {
    status: 204,
    headers: {
      allow: allow.join(", "),
      "access-control-allow-methods": "GET, HEAD",
      "access-control-allow-headers": "Accept-Language, If-None-Match",
      "access-control-max-age": "86400",
      "cache-control": "no-store",
    },
  });
}

/** Whose key a request has; undefined without one, and for one that does not work. */
async function findHolder({ headers }: Request): Promise<KeyHolder | undefined> {
  const [, key] = /^Bearer ([!-~]{1,200})$/i.exec(headers.get("authorization") ?? "") ?? [];
  return key === undefined ? undefined : findKeyHolder(key);
}

function checkKey({ scope }: Operation, holder: KeyHolder | undefined): void {
  if (!scope) return;
  if (!holder) throw new ApiRefusal(401, { headers: { "www-authenticate": "Bearer" } });
  if (scope === "any" || holder.scopes.includes(scope)) return;
  const named = `Bearer error="insufficient_scope", scope="${scope}"`;
  throw new ApiRefusal(403, { headers: { "www-authenticate": named } });
}

function acceptsJson(accept: string | null): boolean {
  if (!accept?.trim()) return true;
  return accept.split(",").some((part) => {
    const [type = "", ...parameters] = part.trim().toLowerCase().split(";");
    if (parameters.some((each) => /^\s*q=0(?:\.0*)?\s*$/.test(each))) return false;
    return ["*/*", "application/*", "application/json", "application/problem+json"].includes(
      type.trim(),
    );
  });
}

/** The values of an address; one that is named several times is a list. */
function valuesOf(params: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const [one = "", ...more] = params.getAll(name);
      return [name, more.length > 0 ? [one, ...more] : one];
    }),
  );
}

function read(
  schema: z.ZodType | undefined,
  values: unknown,
  language: Language,
  status: 400 | 404,
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(values, { reportInput: true });
  if (result.success) return result.data;
  if (status === 404) throw new ApiRefusal(404);
  throw new ApiRefusal(400, { errors: fieldErrors(result.error, language) });
}

async function readBody(request: Request, language: Language): Promise<string> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const bytes = await request.arrayBuffer();
  if (type !== "application/json" && !(type === undefined && bytes.byteLength === 0)) {
    throw new ApiRefusal(415);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ApiRefusal(400, { detail: forReader(apiTexts, language).errors.noJson });
  }
}

const nothing = new Uint8Array();

/** Reads a picture, no further than it may be long: a body without a length counts, too. */
async function readPicture(
  { types, maxBytes }: NonNullable<Operation["picture"]>,
  { headers, body }: Request,
): Promise<Uint8Array> {
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!types.includes(type)) throw new ApiRefusal(415);
  if (Number(headers.get("content-length") ?? 0) > maxBytes) throw new ApiRefusal(413);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    bytes += part.length;
    if (bytes > maxBytes) throw new ApiRefusal(413);
  }
  return Buffer.concat(parts);
}

function parseBody(
  { schema, isOptional }: NonNullable<Operation["body"]>,
  text: string,
  language: Language,
): unknown {
  let value: unknown;
  try {
    value = text === "" && isOptional ? {} : JSON.parse(text);
  } catch {
    throw new ApiRefusal(400, { detail: forReader(apiTexts, language).errors.noJson });
  }
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new ApiRefusal(422, { errors: fieldErrors(result.error, language) });
}

const longestKey = 200;
/** Seconds after which a request is sent again whose first one is still under way. */
const underWayPause = 2;

function keyedBy(
  request: Request,
  { keyId }: KeyHolder,
  url: URL,
  text: string,
): KeyedRequest | undefined {
  const idempotencyKey = request.headers.get("idempotency-key");
  if (idempotencyKey === null) return undefined;
  const what = [request.method, url.pathname, text].join("\n");
  return { keyId, idempotencyKey, hash: hash("sha256", what, "base64url") };
}

/** Carries a request out once, however often it is sent under its key. */
async function once(
  request: KeyedRequest,
  language: Language,
  handle: (newId: string) => Promise<Answer>,
): Promise<Answer> {
  const { errors } = forReader(apiTexts, language);
  const { length } = request.idempotencyKey;
  if (length === 0 || length > longestKey) {
    throw new ApiRefusal(400, { detail: errors.idempotencyLength });
  }
  const begun = await beginRequest(request);
  if (begun.state === "another") throw new ApiRefusal(422, { detail: errors.idempotencyOther });
  if (begun.state === "underWay") {
    const headers = { "retry-after": `${underWayPause}` };
    throw new ApiRefusal(409, { detail: errors.underWay, headers });
  }
  if (begun.state === "answered") return { status: begun.status, json: JSON.parse(begun.body) };
  try {
    const answered = await handle(begun.newId);
    const { status = 200 } = answered;
    await endRequest(request, { status, body: JSON.stringify(answered.json) });
    return answered;
  } catch (error) {
    // Of a refusal nothing was written: the request may be mended. After a fault it goes on as cut off.
    if (error instanceof ApiRefusal) await endRequest(request, null);
    throw error;
  }
}

function responseOf(
  { status, json, bytes, headers }: Answer,
  { maxAge, scope, locationOf, isGuarded }: Operation,
) {
  const body = bytes ?? Buffer.from(JSON.stringify(json));
  return new Response(body as BodyInit, {
    status: status ?? 200,
    headers: {
      "content-type": "application/json",
      ...(maxAge !== undefined && { "cache-control": `public, max-age=${maxAge}` }),
      ...(scope && { "cache-control": "private, no-cache" }),
      ...(locationOf && { location: locationOf(json as { id: string }) }),
      // A read has its tag from the server.
      ...((isGuarded || locationOf) && { etag: entityTag(body) }),
      ...headers,
    },
  });
}
