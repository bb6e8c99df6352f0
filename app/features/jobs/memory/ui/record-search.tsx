import { useEffect } from "react";
import type { JobQuery } from "#app/features/job/job-query.ts";
import { rememberDeviceSearch } from "#app/features/jobs/memory/device-memory.ts";
import { longestSearch } from "#app/features/jobs/memory/memory-limits.ts";
import { searchAddress } from "#app/features/jobs/memory/search-address.ts";
import { useRootData } from "#app/ui/page/use-root-data.ts";

/**
 * Has a visitor's device remember the search of the page; the board does so for an account. Until React
 * comes the element says it, for visitor-script/visitor-page.ts.
 */
export function RecordSearch({ query, label }: { query: JobQuery; label: string }) {
  const root = useRootData();
  const isDevices = root?.memory === null && !root.isSharedDevice;
  const address = searchAddress(query);
  const isRecorded = isDevices && address !== "" && address.length <= longestSearch;
  useEffect(() => {
    if (isRecorded) rememberDeviceSearch(address, label);
  }, [isRecorded, address, label]);
  return isRecorded && <i hidden data-search={address} data-label={label} />;
}
