import { useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { useRootData } from "./use-root-data.ts";

type ShareImageProps = { kind: "job" | "company" | "category" | "place"; name: string };

/** The page's own picture beside a shared link; a page without this one has the board's. */
export function ShareImage({ kind, name }: ShareImageProps) {
  const origin = useRootData()?.origin ?? "";
  return <meta property="og:image" content={origin + paths.picture(kind, name, useLanguage())} />;
}
