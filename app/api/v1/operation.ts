import type { z } from "zod";
import type { Person } from "#app/features/accounts/actor.ts";
import type { ApiScope } from "#app/features/team/keys/api-key.ts";
import type { Language } from "#app/i18n/language.ts";
import type { answerSchemas, requestSchemas } from "./schemas.ts";

type AnswerName = keyof typeof answerSchemas;
type RequestName = keyof typeof requestSchemas;

/** An answer that worked: a value for JSON, or its bytes. */
export type Answer = {
  status?: number;
  json?: unknown;
  bytes?: Uint8Array;
  headers?: Readonly<Record<string, string>>;
};

/** A request that was read and checked. */
type Call<Path, Query, Body> = {
  path: Path;
  query: Query;
  body: Body;
  /** The parameters as they came. */
  search: URLSearchParams;
  /** Of titles and details of problems. */
  language: Language;
  /** The bytes of a picture; empty for every other operation. */
  bytes: Uint8Array;
  /** The company that acts through its key; undefined where the operation needs none. */
  actor: Person | undefined;
  /** The scopes of that key. */
  scopes: readonly ApiScope[];
  /** The tags of If-Match, of an operation that is guarded by it. */
  ifMatch: string | null;
  /** Whether the answer is sent, and not its headers alone. */
  isRead: boolean;
  /** The id that a new record gets: the same one when a request comes again under its key. */
  newId: string;
};

export type Operation = {
  /** The name in the document, in generated clients and in content/{ar,en}/api.json. */
  id: string;
  method: "get" | "post" | "patch" | "put" | "delete";
  /** Below /api/v1, with its parameters in braces. */
  path: string;
  tag: "jobs" | "companies" | "reference" | "ownJobs" | "ownApplications" | "ownCompany";
  /** The scope that the key needs; undefined for an operation without a key. */
  scope?: ApiScope | "any";
  pathSchema?: z.ZodObject;
  querySchema?: z.ZodType;
  /** The handler reads the query itself, and unknown parameters do not count. */
  isLenient?: true;
  body?: { name: RequestName; schema: z.ZodType; isOptional?: true };
  /** The picture that it reads in place of JSON. */
  picture?: { types: readonly string[]; maxBytes: number };
  /** It changes a record as If-Match says that it is. */
  isGuarded?: true;
  /** The status of success and the component of its body, or the types of a file. */
  answer: { status: 200 | 201; headers?: readonly string[] } & (
    | { name: AnswerName; files?: undefined }
    | { name?: undefined; files: readonly string[] }
  );
  /** The address of the record that it made. */
  locationOf?(record: { id: string }): string;
  /** Statuses of refusals; those that any operation may have are added. */
  refusals: readonly number[];
  /** Seconds that an answer counts as fresh; it is asked for again each time where undefined. */
  maxAge?: number;
  handle(call: Call<never, never, never>): Promise<Answer>;
};

type Definition<P, Q, B> = Omit<Operation, "handle" | "pathSchema" | "querySchema" | "body"> & {
  pathSchema?: P;
  querySchema?: Q;
  body?: { name: RequestName; schema: B; isOptional?: true };
  handle(call: Call<Output<P>, Output<Q>, Output<B>>): Promise<Answer>;
};
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** An operation whose handler has the types of its schemas. */
export function operation<
  P extends z.ZodObject | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(definition: Definition<P, Q, B>): Operation {
  return definition as unknown as Operation;
}

/** The company of the key, which was checked before. */
export function holder(actor: Person | undefined): Person {
  if (!actor) throw new ApiRefusal(401);
  return actor;
}

/** A refusal on its way to the client, see problem.server.ts. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly more: RefusalDetails;

  constructor(status: number, more: RefusalDetails = {}) {
    super(`${status}`);
    this.status = status;
    this.more = more;
  }
}

export type RefusalDetails = {
  /** In the reader's language; the usual sentence of the status if left out. */
  detail?: string;
  errors?: { field: string; message: string }[];
  headers?: Record<string, string>;
};
