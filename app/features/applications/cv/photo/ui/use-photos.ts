import { useRef, useState } from "react";
import { isNamedPhoto } from "#app/features/applications/cv/cv-file.ts";
import type { DevicePage } from "#app/features/applications/cv/photo/on-device.ts";
import { maxPhotoPages } from "#app/limits.ts";

export type PhotoProblem =
  | "applications.cvMixed"
  | "applications.photosTooMany"
  | "applications.photoHeic"
  | "applications.photoUnreadable"
  | "applications.noConnection";

type Shown = {
  pages: readonly DevicePage[];
  /** The photo that is being prepared, counted from 1 among those chosen with it. */
  preparing: { number: number; of: number } | null;
};

export type Photos = Shown & {
  /**
   * Hears which files were chosen: photos become the next pages, anything else takes their place. Resolves to the
   * reason why not all of them are the CV.
   */
  choose: (files: readonly File[]) => Promise<PhotoProblem | undefined>;
  remove: (id: string) => Promise<void>;
  clear: () => void;
  /** The CV of the pages, or the one photo that only the server may be able to read. */
  file: () => File | null;
};

const nothing: Shown = { pages: [], preparing: null };

/** Photos that become the pages of a CV on the device; the code for it is loaded with the first photo. */
export function usePhotos(): Photos {
  const [shown, setShown] = useState(nothing);
  const pages = useRef<readonly DevicePage[]>([]);
  const file = useRef<File | null>(null);
  /** Changes when the photos are cleared, which ends the work on them. */
  const round = useRef(0);

  /** Choices one after the other, and a choice that is heard twice once. */
  const last = useRef<{ files: readonly File[]; done: Promise<PhotoProblem | undefined> }>(
    undefined,
  );

  function choose(files: readonly File[]): Promise<PhotoProblem | undefined> {
    const before = last.current;
    const isSame = files.length > 0 && files.every((file, at) => file === before?.files[at]);
    if (before && isSame && files.length === before.files.length) return before.done;
    const done = (before?.done ?? Promise.resolve()).then(() => readChosen(files));
    last.current = { files, done };
    return done;
  }

  async function readChosen(files: readonly File[]): Promise<PhotoProblem | undefined> {
    if (files.length > 0 && files.every(isNamedPhoto)) return add(files);
    clear();
    return files.length > 1 ? "applications.cvMixed" : undefined;
  }

  async function add(photos: readonly File[]): Promise<PhotoProblem | undefined> {
    const begun = round.current;
    const room = maxPhotoPages - pages.current.length;
    const wanted = photos.slice(0, room);
    let problem: PhotoProblem | undefined;
    setShown({ pages: pages.current, preparing: { number: 1, of: wanted.length } });
    const device = await load();
    for (const [index, photo] of device ? wanted.entries() : []) {
      setShown({ pages: pages.current, preparing: { number: index + 1, of: wanted.length } });
      const page = await device?.readPage(photo).catch(() => undefined);
      if (round.current !== begun) return undefined;
      if (page) pages.current = [...pages.current, page];
      else problem ??= isHeic(photo) ? "applications.photoHeic" : "applications.photoUnreadable";
    }
    if (round.current !== begun) return undefined;
    if (!device) problem = "applications.noConnection";
    if (photos.length > wanted.length) problem ??= "applications.photosTooMany";
    const [only] = photos;
    const isForServer = problem && problem !== "applications.photoHeic" && photos.length === 1;
    if (device && pages.current.length > 0) file.current = device.cvOf(pages.current);
    else if (only && isForServer) file.current = only;
    setShown({ pages: pages.current, preparing: null });
    return pages.current.length === 0 && file.current ? undefined : problem;
  }

  async function remove(id: string): Promise<void> {
    pages.current = pages.current.filter((page) => page.id !== id);
    const device = await load();
    file.current = device && pages.current.length > 0 ? device.cvOf(pages.current) : null;
    setShown({ pages: pages.current, preparing: null });
  }

  function clear(): void {
    round.current += 1;
    pages.current = [];
    file.current = null;
    setShown(nothing);
  }

  return { ...shown, choose, remove, clear, file: () => file.current };
}

/** Undefined without a connection. */
function load() {
  return import("#app/features/applications/cv/photo/on-device.ts").catch(() => undefined);
}

function isHeic({ name, type }: File): boolean {
  return /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type);
}
