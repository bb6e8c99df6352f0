import { afterEach, expect, it, vi } from "vitest";
import * as outbox from "./outbox.ts";
import { outboxStore, refreshOutbox } from "./outbox-store.ts";

afterEach(() => vi.unstubAllGlobals());

it("of two reads that overlap, the state of the later one is shown", async () => {
  vi.stubGlobal("document", new EventTarget());
  const first = Promise.withResolvers<outbox.Queued>();
  const listed = vi.spyOn(outbox, "listQueued");
  listed.mockImplementationOnce(() => first.promise);
  listed.mockImplementationOnce(async () => ({ own: [], others: 2 }));
  const both = [refreshOutbox(), refreshOutbox()];
  await Promise.resolve();
  first.resolve({ own: [], others: 1 });
  await Promise.all(both);
  expect(outboxStore.queued()).toEqual({ own: [], others: 2 });
  listed.mockRestore();
});
