import { afterEach, expect, it, vi } from "vitest";
import * as outbox from "./outbox.ts";
import { outboxStore, refreshOutbox } from "./outbox-store.ts";

afterEach(() => vi.unstubAllGlobals());

it("of two reads that overlap, the state of the later one is shown", async () => {
  vi.stubGlobal("document", new EventTarget());
  const first = Promise.withResolvers<outbox.Queued>();
  const listed = vi.spyOn(outbox, "listQueued");
  listed.mockImplementationOnce(() => first.promise);
  listed.mockImplementationOnce(async () => ({ own: [], others: 2, isEmpty: false }));
  const both = [refreshOutbox(), refreshOutbox()];
  await Promise.resolve();
  first.resolve({ own: [], others: 1, isEmpty: false });
  await Promise.all(both);
  expect(outboxStore.queued()).toEqual({ own: [], others: 2, isEmpty: false });
  listed.mockRestore();
});

it("a sent application of another person stays flagged, to be shown on their next page", async () => {
  vi.stubGlobal("document", new EventTarget());
  const flags = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    setItem: (key: string, value: string) => flags.set(key, value),
    removeItem: (key: string) => flags.delete(key),
  });
  const listed = vi.spyOn(outbox, "listQueued");
  listed.mockResolvedValueOnce({ own: [], others: 0, isEmpty: false });
  await refreshOutbox();
  expect(flags.size).toBe(1);
  listed.mockResolvedValueOnce({ own: [], others: 0, isEmpty: true });
  await refreshOutbox();
  expect(flags.size).toBe(0);
  listed.mockRestore();
});
