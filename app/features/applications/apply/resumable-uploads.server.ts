import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { DataStore, ERRORS, MemoryLocker, Server, Upload as TusUpload } from "@tus/server";
import type { Actor } from "#app/features/accounts/actor.ts";
import type { Messages } from "#app/messages/en/index.ts";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { paths } from "#app/paths.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { FileStoreError } from "#app/platform/storage/file-store.server.ts";
import { beginTurn } from "#app/platform/turns/turn.server.ts";
import { statusOf } from "./refusal-status.server.ts";
import {
  addToUpload,
  beginUpload,
  dropUpload,
  findOwnUpload,
  finishUpload,
  uploadHours,
} from "./uploads.server.ts";

/**
 * Handles one request of the tus protocol for the actor. Refusals are { message, refused };
 * whole uploads are answered like a plain one, [{ id, url, name, bytes }].
 */
export async function answerTus(
  actor: Actor,
  request: Request,
  messages: Messages,
): Promise<Response> {
  const server = new Server({
    path: paths.uploadDocument(),
    relativeLocation: true,
    datastore: new OwnUploads(actor),
    locker,
    namingFunction: () => randomUUID(),
    async onUploadCreate(_, upload) {
      const { filename, owner } = upload.metadata ?? {};
      // Who wrote an application offline may not be who is signed in by now.
      if (owner && actor.kind === "person" && owner !== actor.id) throw new Refusal(otherAccount);
      const file = { id: upload.id, fileName: filename ?? "", sizeBytes: upload.size ?? 0 };
      const begun = await beginUpload(actor, file);
      if (isRefused(begun)) throw new Refusal(begun.refused);
      return {};
    },
    async onUploadFinish(request, upload) {
      await beginTurn();
      const document = await finishUpload(actor, upload.id);
      if (isRefused(document)) throw new Refusal(document.refused);
      return {
        status_code: request.method === "POST" ? 201 : 200,
        headers: { "content-type": "application/json" },
        body: JSON.stringify([document]),
      };
    },
    onResponseError: (_, error) => errorOf(error, messages),
  });
  const response = await server.handleWeb(endingAtCut(request));
  // No other site has any business here.
  for (const name of [...response.headers.keys()]) {
    if (name.startsWith("access-control-")) response.headers.delete(name);
  }
  response.headers.set("cache-control", "private, no-store");
  if (response.status >= 400) response.headers.set("content-type", "application/json");
  return response;
}

/** Treats a lost connection as the end of the data: an error would abort the rest of the work. */
function endingAtCut(request: Request): Request {
  const reader = request.body?.getReader();
  if (!reader) return request;
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      const part = await reader.read().catch(() => undefined);
      if (!part || part.done) stream.close();
      else stream.enqueue(part.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const { method, headers, url } = request;
  return new Request(url, { method, headers, body, duplex: "half" } as RequestInit);
}

/**
 * Anyone who asks how far an upload has come waits until the rest of a lost connection has been stored. In this
 * process only: between several the rows themselves keep order, at the cost of bytes sent twice.
 */
const locker = new MemoryLocker();

const filesUnavailable = "applications.filesUnavailable";
const otherAccount = "applications.otherAccount";

/** The actor's uploads as the protocol's library sees them. The rows themselves keep order. */
class OwnUploads extends DataStore {
  private readonly actor: Actor;

  constructor(actor: Actor) {
    super();
    this.actor = actor;
    this.extensions = ["creation", "creation-with-upload", "termination", "expiration"];
  }

  override getExpiration(): number {
    return uploadHours * 60 * 60 * 1000;
  }

  override async getUpload(id: string): Promise<TusUpload> {
    const upload = await findOwnUpload(this.actor, id);
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    const { sizeBytes: size, received: offset, createdAt, fileName } = upload;
    if (offset === size) await this.finish(id);
    const creation_date = createdAt.toISOString();
    return new TusUpload({ id, size, offset, creation_date, metadata: { filename: fileName } });
  }

  /** All had come when the process ended, or when its answer was lost. */
  private async finish(id: string): Promise<void> {
    const document = await finishUpload(this.actor, id);
    if (isRefused(document)) throw new Refusal(document.refused);
  }

  /** Stores a part whenever it is large enough, and the remainder when the connection is lost. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const held: Buffer[] = [];
    let end = offset;
    let bytes = 0;
    const keep = async () => {
      if (bytes === 0) return;
      const part = Buffer.concat(held.splice(0));
      bytes = 0;
      if (!(await addToUpload(this.actor, id, end, part))) throw ERRORS.INVALID_OFFSET;
      end += part.length;
    };
    try {
      for await (const chunk of stream) {
        held.push(chunk);
        bytes += chunk.length;
        if (bytes >= partBytes) await keep();
      }
    } finally {
      await keep();
    }
    return end;
  }

  override async remove(id: string): Promise<void> {
    if (!(await dropUpload(this.actor, id))) throw ERRORS.FILE_NOT_FOUND;
  }
}

/** How much a crash of the server may cost; a lost connection costs nothing. */
const partBytes = 128 * 1024;

class Refusal extends Error {
  readonly status_code: number;
  readonly refused: MessageKey;

  constructor(refused: MessageKey) {
    super(refused);
    this.refused = refused;
    this.status_code = statusOf(refused);
  }
}

function errorOf(
  error: Error | { status_code: number; body: string },
  messages: Messages,
): { status_code: number; body: string } {
  // The parts that came are stored: the sender goes on where it stopped.
  if (error instanceof FileStoreError) return errorOf(new Refusal(filesUnavailable), messages);
  if (error instanceof Refusal) {
    const { refused, status_code } = error;
    return {
      status_code,
      body: JSON.stringify({ message: messageAt(messages, refused), refused }),
    };
  }
  if ("status_code" in error) return { status_code: error.status_code, body: "{}" };
  logError(error, { act: "upload" });
  return { status_code: 500, body: "{}" };
}
