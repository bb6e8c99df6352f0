import { ErrorPage } from "#app/error-page.tsx";
import { notFound } from "#app/platform/outcome.ts";

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
