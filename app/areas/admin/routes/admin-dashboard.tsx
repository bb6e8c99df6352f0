import { notFound } from "../../../platform/outcome.ts";

export function loader() {
  throw notFound();
}

export default function Page() {
  return null;
}
