import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StatusSteps } from "./status-steps.tsx";

it("ACCT-08 the names below the five steps are no words of an application's status", () => {
  const names = ["Sent", "Opened", "Shortlist", "Interview", "Answer"];
  const html = renderToStaticMarkup(
    <StatusSteps status="sent" isOpened={false} hasNews={false} text="Step 1 of 5" names={names} />,
  );
  expect(html.match(/(?<=data-name=")[^"]*/g)).toEqual(names);
  expect(html.replace(/<[^>]*>/g, "")).toBe("Step 1 of 5");
});
