import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { noWork } from "#app/platform/queue/waiting-work.server.ts";
import { changesIn, version } from "./changelog.server.ts";
import { type Health, laneNames, lightsOf } from "./health.ts";

const now = new Date("2026-11-28T12:00:00Z");
const daysAgo = (days: number) => new Date(+now - days * 86_400_000).toISOString();
const gigabyte = 1024 ** 3;

const sound: Health = {
  at: now.toISOString(),
  mail: "works",
  addresses: { emails: 90, bounced: 4 },
  lanes: Object.fromEntries(laneNames.map((lane) => [lane, noWork])) as Health["lanes"],
  backup: daysAgo(1),
  restoreTest: daysAgo(30),
  disk: { free: 50 * gigabyte, total: 100 * gigabyte },
  diskIsFull: false,
  search: { jobs: 10, max: 100, isFull: false },
  stoppedFeeds: 0,
  replicaFollows: true,
  stoppedChannels: 0,
  certificate: daysAgo(-60),
};
const working = (lane: keyof Health["lanes"], oldest: number, failed = 0) => ({
  lanes: { ...sound.lanes, [lane]: { waiting: 1, oldest, failed } },
});

it("all lights are green on a sound board", () => {
  expect(new Set(lightsOf(sound, now).values())).toEqual(new Set(["ok"]));
});

// Issue 33.3: each light by itself.
it.each<[string, string, Partial<Health>]>([
  ["mail", "care", { mail: "files" }],
  ["mail", "bad", { mail: "fails" }],
  ["addresses", "care", { addresses: { emails: 90, bounced: 5 } }],
  ["accountEmails", "care", working("accountEmails", 301)],
  ["accountEmails", "bad", working("accountEmails", 1201)],
  ["emails", "care", working("emails", 901)],
  ["digests", "care", working("digests", 3601)],
  ["push", "bad", working("push", 3601)],
  ["sms", "bad", working("sms", 481)],
  ["sms", "care", working("sms", 0, 1)],
  ["work", "care", working("work", 3601)],
  ["nights", "care", working("nights", 43_201)],
  ["backup", "care", { backup: daysAgo(2.1) }],
  ["backup", "bad", { backup: daysAgo(7.1) }],
  ["backup", "care", { backup: null }],
  ["restoreTest", "care", { restoreTest: daysAgo(101) }],
  ["restoreTest", "care", { restoreTest: null }],
  ["disk", "care", { disk: { free: 9 * gigabyte, total: 100 * gigabyte } }],
  ["disk", "care", { disk: { free: gigabyte / 2, total: 4 * gigabyte } }],
  ["disk", "bad", { diskIsFull: true }],
  ["search", "care", { search: { jobs: 81, max: 100, isFull: false } }],
  ["search", "bad", { search: { jobs: 100, max: 100, isFull: true } }],
  ["feeds", "care", { stoppedFeeds: 1 }],
  ["replica", "bad", { replicaFollows: false }],
  ["channels", "care", { stoppedChannels: 1 }],
  ["certificate", "care", { certificate: daysAgo(-20) }],
  ["certificate", "bad", { certificate: daysAgo(-6) }],
  ["certificate", "none", { certificate: null }],
])("%s alone shows %s with %j", (name, state, change) => {
  const lights = lightsOf({ ...sound, ...change }, now);
  expect([...lights].filter(([, each]) => each !== "ok")).toEqual([[name, state]]);
});

it("a board without a copy of its database, channels and https has no light of them", () => {
  const none = { replicaFollows: null, certificate: undefined, stoppedChannels: undefined };
  const lights = lightsOf({ ...sound, ...none }, now);
  const has = ["replica", "certificate", "channels"] as const;
  expect(has.map((name) => lights.has(name))).toEqual([false, false, false]);
});

it("reads the newest changes alone", () => {
  const text =
    "# Changelog\n\n## 0.2.0\n\n### Seekers\n- One.\n- Two.\n\n## 0.1.0\n\n### Old\n- Three.\n";
  expect(changesIn(text)).toEqual([{ title: "Seekers", lines: ["One.", "Two."] }]);
});

it("begins with the changes of the version that runs", () => {
  const [, newest] = /^## (\S+)/m.exec(readFileSync("CHANGELOG.md", "utf8")) ?? [];
  expect(newest).toBe(version);
});
