import { Fragment } from "react";

/** A text in its own language, with a count behind it where there is one. */
export type Detail = string | { name: string; count: string };

/** Details in small with dots between them; no line begins with a dot or with the slash of "he / she". */
export function DetailLine({ details }: { details: readonly Detail[] }) {
  return (
    <span className="small muted dots">
      {details.map((detail, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change in place
        <Fragment key={at}>
          <span>
            <bdi>
              {(typeof detail === "string" ? detail : detail.name).replaceAll(" /", "\u00a0/")}
            </bdi>
            {typeof detail !== "string" && `: ${detail.count}`}
          </span>{" "}
        </Fragment>
      ))}
    </span>
  );
}
