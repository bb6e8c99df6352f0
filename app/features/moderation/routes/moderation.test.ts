import { expect, it } from "vitest";
import { moderators } from "#app/features/accounts/operator/moderators.table.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeSeeker } from "#test/people.ts";
import { askPage } from "#test/render-route.tsx";
import * as moderation from "./moderation.tsx";

useTestDatabase();

it("an empty queue says so once", async () => {
  const as = { ...(await makeSeeker()), moderates: true };
  await db.insert(moderators).values({ userId: as.id });
  const { page } = await askPage(moderation, { to: "/moderation", as });
  expect(page.split(messagesFor("en").moderation.nothing)).toHaveLength(2);
});
