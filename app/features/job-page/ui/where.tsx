import { GovernorateMap } from "#app/features/places/ui/governorate-map.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Card } from "#app/ui/card.tsx";

/** A job's place on a map as small as a stamp. */
export function Where({ governorate, place }: { governorate: string; place: string }) {
  const { browse, jobs } = useMessages();
  return (
    <Card stack>
      <h2>{jobs.location}</h2>
      <div className="where">
        <GovernorateMap governorate={governorate} label={browse.company.map({ place })} />
        <b>
          <bdi>{place}</bdi>
        </b>
      </div>
    </Card>
  );
}
