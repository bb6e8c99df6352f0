import { sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";
import { eventsBefore } from "./settle-held.server.ts";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.table.ts";

/** A delivery that this process sends now. */
export type ClaimedDelivery = {
  id: string;
  endpointId: string;
  url: string;
  type: string;
  data: object;
  /** This try among them. */
  attempts: number;
  /** Whether the endpoint's last try failed. */
  isFailing: boolean;
  createdAt: Date;
  secret: Uint8Array;
  /** Null where none was there before, or its hours are over. */
  previousSecret: Uint8Array | null;
};

/** What this process may claim: lanes of its own for endpoints whose last try failed, so that those that answer never wait for them. */
export type FreeSlots = {
  answering: number;
  failing: number;
  /** Deliveries under way by endpoint. */
  running: ReadonlyMap<string, number>;
};

/** Deliveries under way to one endpoint: while it answers, and while it fails. */
const ofAnswering = 4;
const ofFailing = 1;

/** Seconds after which a delivery whose process was killed is sent again; longer than any try. */
const leaseSeconds = 30;

/** With this many due deliveries all endpoints are walked by index, since one alone may have thousands. */
const manyDue = 5000;

/**
 * Claims due deliveries, endpoint by endpoint: of each resource the earliest only, and none of a blocked company,
 * of one that is no company any more, or while the receiver wants none.
 */
export async function claimDeliveries(
  free: FreeSlots,
  dueAtOnce = manyDue,
): Promise<ClaimedDelivery[]> {
  if (free.answering <= 0 && free.failing <= 0) return [];
  const running = JSON.stringify(Object.fromEntries(free.running));
  const rows = await db.execute<{
    id: string;
    endpoint_id: string;
    url: string;
    type: string;
    data: object;
    attempts: number;
    is_failing: boolean;
    created_at: string;
    secret: Uint8Array;
    previous_secret: Uint8Array | null;
  }>(sql`
    with recursive earliest as materialized (
      select endpoint_id as id from ${webhookDeliveries}
      where state = 'waiting' and next_try_at <= now() order by next_try_at limit ${dueAtOnce}::int
    ), each_waiting (id, next_try_at) as (
      (select endpoint_id, next_try_at from ${webhookDeliveries}
        where state = 'waiting' and next_try_at is not null
          and (select count(*) from earliest) = ${dueAtOnce}::int
        order by endpoint_id, next_try_at limit 1)
      union all
      select d.* from each_waiting, lateral (
        select endpoint_id, next_try_at from ${webhookDeliveries}
        where state = 'waiting' and next_try_at is not null and endpoint_id > each_waiting.id
        order by endpoint_id, next_try_at limit 1
      ) d
    ), queued as (
      select id from earliest union select id from each_waiting where next_try_at <= now()
    ), endpoint as materialized (
      select e.*, e.failing_since is not null as is_failing,
        case when e.failing_since is null then ${ofAnswering}::int else ${ofFailing}::int end
          - coalesce((${running}::jsonb ->> e.id::text)::int, 0) as free
      from queued join ${webhookEndpoints} e on e.id = queued.id
      join user_profiles p on p.id = e.company_id and p.user_type = 'company'
      where e.state = 'works' and (e.rests_until is null or e.rests_until <= now())
        and not exists (select from auth_users a where a.id = e.company_id and a.blocked_at is not null)
    ), due as (
      select d.id, endpoint.is_failing,
        row_number() over (partition by endpoint.is_failing order by d.next_try_at, d.id) as place
      from endpoint, lateral (
        select d.id, d.next_try_at from ${webhookDeliveries} d
        where d.endpoint_id = endpoint.id and d.state = 'waiting' and d.next_try_at <= now()
          and not exists (${eventsBefore(sql`d`, sql`endpoint`)})
        order by d.next_try_at limit greatest(0, endpoint.free) for update skip locked
      ) d
    )
    update ${webhookDeliveries} d
    set attempts = d.attempts + 1, first_tried_at = coalesce(d.first_tried_at, now()),
      next_try_at = now() + make_interval(secs => ${leaseSeconds})
    from due, endpoint
    where d.id = due.id and endpoint.id = d.endpoint_id
      and due.place <= case when due.is_failing then ${free.failing}::int else ${free.answering}::int end
    returning d.id, d.endpoint_id, endpoint.url, d.type, d.data, d.attempts, due.is_failing, d.created_at,
      endpoint.secret, case when endpoint.previous_until > now() then endpoint.previous_secret end as previous_secret`);
  return rows.map(({ endpoint_id, is_failing, created_at, previous_secret, ...row }) => ({
    ...row,
    endpointId: endpoint_id,
    isFailing: is_failing,
    createdAt: new Date(created_at),
    previousSecret: previous_secret,
  }));
}
