import { Fragment } from "react";
import { Ltr } from "../../../ui/text.tsx";
import { useWords } from "../../../words/context.tsx";
import type { Pay } from "../job.ts";
import { payParts } from "../pay.ts";
import { Around } from "./around.tsx";

/** Each amount runs its own way; the range between them runs with the reader. */
export function JobPay({ pay }: { pay: Pay }) {
  const words = useWords();
  const { kind, amounts, signAfter } = payParts(pay, words);
  if (kind === "none") return <span className="pay pay-none">{words.jobs.payNone}</span>;
  const written = (
    <>
      {amounts.map((amount, place) => (
        <Fragment key={place === 0 ? "low" : "high"}>
          {place > 0 && " - "}
          <Ltr nowrap>{amount}</Ltr>
        </Fragment>
      ))}
      {signAfter && (
        <>
          {" "}
          <bdi>{signAfter}</bdi>
        </>
      )}
    </>
  );
  return (
    <span className="pay">
      {kind === "upTo" ? (
        <Around say={(amount) => words.jobs.payUpTo({ amount })}>{written}</Around>
      ) : (
        written
      )}
    </span>
  );
}
