-- Queues an event for the endpoints of a company that want it, in the transaction of the event. The endpoint's row
-- is locked, so that one that is just being paused holds this event, too; and the event before it, so that this one
-- waits behind it or is released with it.
create or replace function queue_webhook(company uuid, event text, resource uuid, content jsonb)
returns void language plpgsql as $$
declare
  endpoint record;
begin
  for endpoint in
    select id, state, skips_to from webhook_endpoints e
    where e.company_id = company and event = any(e.events) order by id for share
  loop
    perform from webhook_deliveries d
    where d.endpoint_id = endpoint.id and d.resource_id = resource and d.state in ('waiting', 'held')
      and (d.state = 'waiting' or endpoint.state <> 'works' or d.sequence > endpoint.skips_to)
    order by d.sequence desc limit 1 for share;
    insert into webhook_deliveries (endpoint_id, type, resource_id, data, state, next_try_at) values (
      endpoint.id, event, resource, content,
      case endpoint.state when 'works' then 'waiting' else 'held' end,
      case when endpoint.state = 'works' and not found then now() end
    );
  end loop;
end $$;
