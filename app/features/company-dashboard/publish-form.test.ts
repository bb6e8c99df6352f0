import { expect, it } from "vitest";
import { publishTime } from "./publish-form.ts";

it.each([
  [{ day: "2026-12-01", time: "08:00" }, "2026-12-01T05:00:00.000Z"],
  [{ day: "2026-12-01", time: "00:00" }, "2026-11-30T21:00:00.000Z"],
  [{ day: "2026-12-01", time: "24:00" }, undefined],
  [{ day: "2026-12-01" }, undefined],
  [{ day: "2026-13-41", time: "08:00" }, undefined],
  [{ day: "01/12/2026", time: "08:00" }, "2026-12-01T05:00:00.000Z"],
  [{ day: "٢٠٢٦-١٢-٠١", time: "08:00" }, "2026-12-01T05:00:00.000Z"],
  [{ day: "tomorrow", time: "08:00" }, undefined],
  [{}, undefined],
])("issue 15: %j is published at %s", (input, at) => {
  expect(publishTime(input)?.toISOString()).toBe(at);
});
