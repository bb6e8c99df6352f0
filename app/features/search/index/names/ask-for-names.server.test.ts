import { beforeAll, expect, it } from "vitest";
import { beginnings } from "#app/features/search/words/half-words.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { queryNames } from "./ask-for-names.server.ts";
import { currentNames } from "./board-names.server.ts";
import { jobsAt, namedIn } from "./suggested-names.ts";

useTestDatabase();

beforeAll(async () => {
  const [press, bakery] = [
    await makeCompany({ companyName: "Nursery Press" }),
    await makeCompany({ companyName: "مخبز النور" }),
  ];
  const post = async (company: typeof press, title: string, times: number) => {
    for (let time = 0; time < times; time++) {
      await makeJob(company, { title, placeId: "syria/homs", location: "Homs, Syria" });
    }
  };
  await post(press, "Night Nurse", 3);
  await post(press, "Nurse", 2);
  await post(bakery, "محاسب المخبز", 2);
  await makeJob(bakery, { title: "Nurse Aide", placeId: null, location: "Homs" });
});

const word = (text: string, ...meant: string[]) => ({ own: beginnings(text), meant });

it.each([
  ["nur", [word("nur")]],
  ["nurse night", [word("nurse"), word("nig")]],
  ["المحا", [word("المحا")]],
  ["نور", [word("نور")]],
  ["mohas, as it may have been meant", [word("mohas", "محاسب")]],
  ["zzz", [word("zzz")]],
])(
  "JOBS-10 a huge board's database names for %s what memory names on any other",
  async (_, words) => {
    const names = await currentNames();
    if (!names) throw new Error("The names are not in memory.");
    const answer = await queryNames(words, ["syria/homs", "syria"]);
    const plain = (rows: ReturnType<typeof namedIn>) =>
      rows.map(({ kind, key, label, jobs, isVerbatim }) => ({
        kind,
        key,
        label,
        jobs,
        isVerbatim,
      }));
    expect(plain(answer.named)).toEqual(plain(namedIn(names, words)));
    expect(answer.places).toEqual(["syria/homs", "syria"].map((id) => jobsAt(names.places, id)));
  },
);
