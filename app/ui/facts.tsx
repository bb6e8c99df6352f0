import { Fragment } from "react";

/** A text in its own language, with a count behind it where there is one. */
export type Fact = string | { name: string; count: string };

/** Facts in small with dots between them; no line begins with a dot or with the slash of "he / she". */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <span className="small muted dots">
      {facts.map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change in place
        <Fragment key={at}>
          <span>
            <bdi>{(typeof fact === "string" ? fact : fact.name).replaceAll(" /", "\u00a0/")}</bdi>
            {typeof fact !== "string" && `: ${fact.count}`}
          </span>{" "}
        </Fragment>
      ))}
    </span>
  );
}
