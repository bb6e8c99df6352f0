import { expect, it } from "vitest";
import type { OwnApplication } from "#app/features/applications/application-list.ts";
import type { OwnInterview } from "#app/features/applications/own/own-interview.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { InterviewCard } from "./interview-card.tsx";

const interview: OwnInterview = {
  id: "1",
  startsAt: "2099-11-30T07:00:00Z",
  isFreed: false,
  minutes: 30,
  isOffer: false,
  times: [],
  timeId: null,
  place: null,
  phone: "0944 000 201",
  mobile: "963944000201",
  link: null,
  note: null,
  answer: null,
};
const application = {
  id: "2",
  job: { title: "Baker" },
  company: { name: "Barada" },
} as OwnApplication;

it.each([
  ["ar", "مرحباً Barada"],
  ["en", "Hello Barada"],
] as const)("the phone of an interview is called, or written to in %s", (language, sentence) => {
  const card = (more: Partial<OwnInterview>) => (
    <InterviewCard
      application={application}
      interview={{ ...interview, ...more }}
      values={undefined}
      error={undefined}
    />
  );
  const html = decodeURIComponent(rendered(card({}), language));
  expect(html).toContain('href="tel:0944000201"');
  expect(html).toContain(`https://wa.me/963944000201?text=${sentence}`);
  expect(rendered(card({ mobile: null }), language)).not.toContain("wa.me");
});
