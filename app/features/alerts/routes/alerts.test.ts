import { beforeEach, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { findFeedRecipient } from "#app/features/alerts/link-alerts.server.ts";
import {
  findRecipientInfo,
  listAlerts,
  saveOwnAlert,
} from "#app/features/alerts/own-alerts.server.ts";
import { findOwnRecipient } from "#app/features/alerts/recipients.server.ts";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeSeeker } from "#test/people.ts";
import { visit } from "#test/visit.ts";
import * as alerts from "./alerts.tsx";
import * as newAlert from "./new-alert.tsx";

useTestDatabase();

let reader: Person;
beforeEach(async () => {
  reader = await makeSeeker();
  const saved = await saveOwnAlert(reader, {
    query: readJobQuery(new URLSearchParams("keyword=diver")),
    name: "Diver",
    frequency: "daily",
    hour: 8,
    language: "en",
  });
  if (isRefused(saved)) throw new Error(saved.refused);
});

async function feedKey(): Promise<string> {
  const recipient = await findOwnRecipient(reader);
  return (recipient && (await findRecipientInfo(recipient))?.feedKey) ?? "";
}

it("a private feed gets another address by its owner, and the one before answers no more", async () => {
  const before = await feedKey();
  expect(await findFeedRecipient(before)).toBeDefined();
  const form = { intent: "renewFeed" };
  const landing = await visit(alerts.action, { as: reader, to: "/alerts", form });
  expect(landing).toMatchObject({ status: 303, location: "/alerts" });
  expect(await findFeedRecipient(before)).toBeUndefined();
  expect(await findFeedRecipient(await feedKey())).toBeDefined();
});

it.each([
  ["...", "Diver"],
  ["ــــ", "Diver"],
  ["", "Diver"],
  [" Night \u202ediver ", "Night diver"],
])("an alert renamed to %j is called %s", async (name, called) => {
  const recipient = (await findOwnRecipient(reader)) ?? "";
  const [before] = await listAlerts(recipient);
  const form = { intent: "save", alert: before?.id ?? "", name };
  await visit(alerts.action, { as: reader, to: "/alerts", form });
  expect(await listAlerts(recipient)).toMatchObject([{ name: called }]);
});

it("a new alert's name has a letter or a number", async () => {
  const form = { frequency: "daily", name: "..." };
  const answer = await visit(newAlert.action, {
    as: reader,
    to: "/alerts/new?keyword=nurse",
    form,
  });
  expect(answer).toMatchObject({ status: 400, data: { errors: { name: "alerts.nameLetters" } } });
});
