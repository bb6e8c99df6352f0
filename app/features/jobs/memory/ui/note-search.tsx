import { useEffect } from "react";
import type { JobQuery } from "#app/features/jobs/job-query.ts";
import { noteDeviceSearch } from "#app/features/jobs/memory/device-memory.ts";
import { longestSearch } from "#app/features/jobs/memory/memory-limits.ts";
import { searchAddress } from "#app/features/jobs/memory/search-address.ts";
import { useRootData } from "#app/ui/page/use-root-data.ts";

/** Has a visitor's device remember the search of the page; the board does so for an account. */
export function NoteSearch({ query, label }: { query: JobQuery; label: string }) {
  const root = useRootData();
  const isDevices = root?.memory === null && !root.isSharedDevice;
  const address = searchAddress(query);
  useEffect(() => {
    if (isDevices && address !== "" && address.length <= longestSearch) {
      noteDeviceSearch(address, label);
    }
  }, [isDevices, address, label]);
  return null;
}
