import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { at, belongsTo, newId } from "#app/platform/database/columns.ts";
import type { DeliveryState, EndpointState, TryFault, WebhookEvent } from "./webhook.ts";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Addresses at which systems of a company are told of events. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: uuid("id").primaryKey().default(newId),
    companyId: belongsTo("company_id", () => userProfiles.id),
    url: text("url").notNull(),
    events: text("events").array().$type<WebhookEvent[]>().notNull(),
    state: text("state").$type<EndpointState>().notNull().default("works"),
    /** When it was paused or stopped. */
    stateChangedAt: at("state_changed_at"),
    /** Encrypted; see webhook-secret.server.ts. */
    secret: bytea("secret").notNull(),
    /** Its last four characters, by which people tell secrets apart. */
    secretEnding: text("secret_ending").notNull(),
    /** The one before, which signs besides it until then. */
    previousSecret: bytea("previous_secret"),
    previousUntil: at("previous_until"),
    /** The first try that failed since the last that did not. */
    failingSince: at("failing_since"),
    /** The end of the pause that the receiver named by Retry-After: until then it gets nothing. */
    restsUntil: at("rests_until"),
    /**
     * Since a resumption until all held events are settled: those up to this sequence count as failed, later
     * ones are to be queued.
     */
    skipsTo: bigint("skips_to", { mode: "number" }),
    /** To the minute. */
    lastSuccessAt: at("last_success_at"),
    createdBy: uuid("created_by").references(() => authUsers.id, { onDelete: "set null" }),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [
    check(
      "webhook_endpoints_state_check",
      sql`${table.state} in ('works', 'paused', 'failed', 'gone')`,
    ),
    check(
      "webhook_endpoints_events_check",
      sql`${table.events} <@ array['application.received', 'application.withdrawn', 'message.received', 'job.closed']`,
    ),
    check(
      "webhook_endpoints_previous_check",
      sql`(${table.previousSecret} is null) = (${table.previousUntil} is null)`,
    ),
    index("webhook_endpoints_company").on(table.companyId, table.createdAt),
    index("webhook_endpoints_created_by").on(table.createdBy),
    index("webhook_endpoints_previous")
      .on(table.previousUntil)
      .where(sql`${table.previousUntil} is not null`),
    index("webhook_endpoints_settling").on(table.id).where(sql`${table.skipsTo} is not null`),
  ],
);

/** Events on their way to an endpoint; triggers write them in the transaction of what happened. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    /** Also the message's id, by which a receiver knows a repetition. */
    id: uuid("id").primaryKey().default(newId),
    endpointId: belongsTo("endpoint_id", () => webhookEndpoints.id),
    sequence: bigint("sequence", { mode: "number" }).notNull().generatedByDefaultAsIdentity(),
    type: text("type").$type<WebhookEvent | "webhook.test">().notNull(),
    /** The application or the job: events of one go out one after another. */
    resourceId: uuid("resource_id").notNull(),
    data: jsonb("data").notNull(),
    state: text("state").$type<DeliveryState>().notNull().default("waiting"),
    /** Tries since it was queued, by which the next one is due, with those that a pause replaced; a manual repetition begins anew. */
    attempts: smallint("attempts").notNull().default(0),
    firstTriedAt: at("first_tried_at"),
    /** Null behind an earlier event of the same resource. While it is being sent: when that was cut off. */
    nextTryAt: at("next_try_at"),
    deliveredAt: at("delivered_at"),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [
    check(
      "webhook_deliveries_state_check",
      sql`${table.state} in ('waiting', 'held', 'delivered', 'failed')`,
    ),
    // Endpoint by endpoint: one with thousands of waiting events stands in no other's way.
    index("webhook_deliveries_due")
      .on(table.endpointId, table.nextTryAt)
      .where(sql`${table.state} = 'waiting' and ${table.nextTryAt} is not null`),
    index("webhook_deliveries_earliest")
      .on(table.nextTryAt, table.endpointId)
      .where(sql`${table.state} = 'waiting' and ${table.nextTryAt} is not null`),
    index("webhook_deliveries_open")
      .on(table.endpointId, table.resourceId, table.sequence)
      .where(sql`${table.state} in ('waiting', 'held')`),
    index("webhook_deliveries_held")
      .on(table.endpointId, table.sequence)
      .where(sql`${table.state} = 'held'`),
    index("webhook_deliveries_newest").on(table.endpointId, table.sequence.desc().nullsFirst()),
    index("webhook_deliveries_failed")
      .on(table.endpointId, table.sequence.desc().nullsFirst())
      .where(sql`${table.state} = 'failed'`),
    index("webhook_deliveries_oldest").on(table.createdAt),
  ],
);

/** Each try of a delivery, the newest twenty. */
export const webhookTries = pgTable(
  "webhook_tries",
  {
    deliveryId: belongsTo("delivery_id", () => webhookDeliveries.id),
    at: at("at").notNull().defaultNow(),
    /** HTTP status; null without an answer. */
    status: integer("status"),
    fault: text("fault").$type<TryFault>(),
    milliseconds: integer("milliseconds").notNull(),
    /** The beginning of the answer. */
    excerpt: text("excerpt"),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.at] })],
);
