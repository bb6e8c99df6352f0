import type { ShouldRevalidateFunction } from "react-router";

/**
 * A route's `shouldRevalidate`. React Router leaves a page as it was when its form is refused; here a refusal by what
 * happened meanwhile (409) also loads what stands around the form.
 */
export const reloadOnConflict: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === 409 || defaultShouldRevalidate;
