import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** Information about the current request. */
type RequestInfo = {
  /** Stands in the log lines, in the answer's X-Request-Id and on the error page. */
  id: string;
  /** The client's address, by the trusted proxies. */
  address: string;
};

const storage = new AsyncLocalStorage<RequestInfo>();

export function duringRequest<T>(info: RequestInfo, work: () => T): T {
  return storage.run(info, work);
}

/** The id of the current request; undefined in background work. */
export function requestId(): string | undefined {
  return storage.getStore()?.id;
}

export function requestAddress(): string {
  return storage.getStore()?.address ?? "unknown";
}

/** A trusted proxy's own id where it gives a fitting one, or a new one. */
export function makeRequestId(given: string | null | undefined): string {
  if (given && /^[\w-]{8,64}$/.test(given)) return given;
  // From a store of random bytes: fresh ones cost a system call for each request.
  return randomUUID().slice(-12);
}
