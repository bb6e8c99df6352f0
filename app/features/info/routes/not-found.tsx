import { notFound } from "#app/platform/outcome.ts";
import { ErrorPage } from "#app/ui/page/error-page.tsx";

/** Every address that no other route answers. */
export function loader() {
  throw notFound();
}

export function action() {
  throw notFound();
}

export default function NotFound() {
  return <ErrorPage status={404} />;
}
