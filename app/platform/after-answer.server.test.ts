import { afterEach, expect, it, vi } from "vitest";
import { afterAnswer, finishWork } from "./after-answer.server.ts";

afterEach(() => vi.restoreAllMocks());

it("work after an answer has not begun when the answer goes out", async () => {
  const done: string[] = [];
  afterAnswer("test", async () => void done.push("work"));
  await Promise.resolve();
  done.push("answer");
  await finishWork();
  expect(done).toEqual(["answer", "work"]);
});

it("work that fails is tried three times more, and told in the log", async () => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const work = vi.fn().mockRejectedValue(new Error("no post today"));
  afterAnswer("letter", work);
  for (let times = 0; times < 6; times += 1) await finishWork();
  expect(work).toHaveBeenCalledTimes(4);
  expect(written).toHaveBeenCalledTimes(4);
  expect(String(written.mock.calls[0]?.[0])).toContain('"what":"letter"');
});
