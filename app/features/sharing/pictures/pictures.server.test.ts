import { setImmediate as nextTurn } from "node:timers/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { saveOwnLogo } from "#app/features/companies/logo/logos.server.ts";
import { shortName } from "#app/features/job/short-address.ts";
import { loader as shortJob } from "#app/features/job-page/routes/short-job.ts";
import { loader } from "#app/features/sharing/routes/picture.ts";
import { languages } from "#app/i18n/language.ts";
import { paths } from "#app/paths.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { visit } from "#test/visit.ts";
import { drawPicture } from "./find-picture.server.ts";
import { createPictureCache } from "./picture-cache.ts";
import { type PictureTexts, pictureSvg } from "./picture-svg.ts";

useTestDatabase();

/** Asks again where a busy machine has not drawn it in the time that a request waits: it leads to the board's then. */
async function ask(kind: string, name: string, language = "ar"): Promise<Response> {
  for (;;) {
    const response = await askOnce(kind, name, language);
    if (![302, 503].includes(response.status)) return response;
  }
}

async function askOnce(kind: string, name: string, language: string): Promise<Response> {
  const to = paths.picture(kind, name, language);
  const [, , , file = ""] = to.split("/");
  try {
    return await loader({ params: { kind, file: decodeURIComponent(file) } } as never);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

const texts: PictureTexts = {
  language: "ar",
  title: "محاسب / محاسبة",
  more: "حلب · دوام كامل",
  arch: { initials: "ب", name: "بردى للصناعات الغذائية" },
};

describe("issue 16, part 5: the picture beside a shared link", () => {
  it.each(languages)("of a job in %s is a PNG of 1200 × 630 in 40 KB at max", async (language) => {
    const title = "مدير مشاريع برمجية (React / Node.js) لشركة ناشئة في دمشق وريفها مع سفر متكرر";
    const { id } = await makeJob(await makeCompany(), { title, applicationDeadline: "2099-01-01" });
    const response = await ask("job", id, language);
    expect(response.headers.get("content-type")).toBe("image/png");
    const png = Buffer.from(await response.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThanOrEqual(40 * 1024);
  });

  it("changes with its texts", async () => {
    const company = await makeCompany();
    const [one, two] = [await makeJob(company, { title: "Baker" }), await makeJob(company)];
    const tag = async (id: string) => (await ask("job", id)).headers.get("etag");
    expect(await tag(one.id)).not.toBe(await tag(two.id));
  });

  it("there is none of a job that is not open, nor of an unknown one", async () => {
    const company = await makeCompany();
    const seeker = await makeSeeker();
    const over = await makeJob(company, { applicationDeadline: "2020-01-01" });
    const [closed, draft] = [
      await makeJob(company, { status: "closed" }),
      await makeJob(company, { status: "draft" }),
    ];
    for (const [kind, name] of [
      ...[over, closed, draft].map(({ id }) => ["job", id] as const),
      ...([
        ["company", seeker.id],
        ["category", "Nothing"],
        ["search", "x"],
        ["job", "x"],
      ] as const),
    ]) {
      expect((await ask(kind, name)).status, `${kind} ${name}`).toBe(404);
    }
    expect((await ask("board", "furas", "xx")).status).toBe(404);
  });

  it("there is one of companies, categories and governorates; an unknown place has the board's", async () => {
    const { id } = await makeCompany({ companyName: "Olive Press" });
    const tags = await Promise.all(
      [
        ["company", id],
        ["category", "Law"],
        ["place", "Aleppo"],
        ["place", "atlantis"],
        ["place", "lemuria"],
        ["board", "furas"],
      ].map(async ([kind = "", name = ""]) => (await ask(kind, name)).headers.get("etag")),
    );
    // Only the last of these would have been drawn anew had each its own picture.
    const [company, category, place, ...board] = tags;
    expect(new Set([company, category, place, ...board]).size).toBe(4);
    expect(new Set(board).size).toBe(1);
  });

  it("F30 shows the logo of a company that has one, of a job and of the company", async () => {
    const company = await makeCompany();
    const { id } = await makeJob(company);
    const green = { r: 0, g: 200, b: 0 };
    const square = sharp({ create: { width: 300, height: 300, channels: 3, background: green } });
    const inArch = async (kind: string, name: string) => {
      const png = Buffer.from(await (await ask(kind, name)).arrayBuffer());
      // In Arabic the arch stands at the left.
      const part = { left: 160, top: 270, width: 170, height: 150 };
      return [...(await sharp(png).extract(part).resize(1, 1).removeAlpha().raw().toBuffer())];
    };
    const [red = 0, , blue = 0] = await inArch("job", id);
    expect(Math.min(red, blue)).toBeGreaterThan(150);
    expect(await saveOwnLogo(company, await square.png().toBuffer())).toHaveProperty("id");
    for (const [kind, name] of [
      ["job", id],
      ["company", company.id],
    ] as const) {
      const [red = 255, green = 0, blue = 255] = await inArch(kind, name);
      expect([red < 40, green > 180, blue < 40], kind).toEqual([true, true, true]);
    }
  });

  it("characters that XML does not allow are left out of names", async () => {
    const odd = 'A & <b> "\u0000\ud800\u202e🙂 \uffff';
    const svg = pictureSvg({ ...texts, title: odd, arch: { initials: "<", name: odd } });
    expect((await drawPicture(svg)).length).toBeGreaterThan(1000);
    for (const left of ["<b>", "🙂", "\0"]) expect(svg).not.toContain(left);
  });

  it("an Arabic text is shaped: joined letters are drawn otherwise than apart", async () => {
    const drawn = async (title: string) => await drawPicture(pictureSvg({ ...texts, title }));
    const joined = await drawn("محاسب");
    expect(await drawn("م\u200cح\u200cا\u200cس\u200cب")).not.toEqual(joined);
    expect(await drawn("محاسب")).toEqual(joined);
  });
});

describe("pictures that strangers ask for", () => {
  const options = { maxBytes: 100, maxWaiting: 3, maxWaitMs: 1000 };

  it("are drawn once each, one at a time, and no more wait than may", async () => {
    let running = 0;
    let max = 0;
    let times = 0;
    const draw = async (svg: string) => {
      max = Math.max(max, ++running);
      times += 1;
      await nextTurn();
      running -= 1;
      return Buffer.from(svg);
    };
    const { take } = createPictureCache({ ...options, draw });
    const names = [...Array.from({ length: 50 }, (_, no) => `svg ${no}`), "svg 0"];
    const pictures = await Promise.all(names.map(take));
    expect(pictures.filter(Boolean)).toHaveLength(4);
    expect([max, times]).toEqual([1, 3]);
    expect(pictures.at(-1)).toBe(pictures[0]);
  });

  it("stay while there is room, the least used goes; one that fails is tried again", async () => {
    let isBroken = true;
    const draw = async (svg: string) => {
      if (isBroken) throw new Error("broken");
      return Buffer.alloc(40, svg);
    };
    const { take, size } = createPictureCache({ ...options, draw });
    await expect(take("a")).rejects.toThrow("broken");
    isBroken = false;
    const first = await take("a");
    await take("b");
    expect(await take("a")).toBe(first);
    await take("c");
    expect(size()).toEqual({ pictures: 2, bytes: 80 });
    expect(await take("a")).toBe(first);
  });

  it("that take too long are not waited for", async () => {
    const draw = () => new Promise<Buffer>(() => {});
    const { take } = createPictureCache({ ...options, draw, maxWaitMs: 5 });
    expect(await take("slow")).toBeUndefined();
  });
});

describe("a job's short address", () => {
  it("leads to the job for good, in the language that it names; else to the page of a missing job", async () => {
    const company = await makeCompany();
    const [open, draft] = [await makeJob(company), await makeJob(company, { status: "draft" })];
    const short = (id: string, as: Parameters<typeof visit>[1]["as"]) => {
      const params = { short: shortName(id) };
      return visit(shortJob, { as, params, to: `/j/${params.short}?lang=en` });
    };
    const seeker = await makeSeeker();
    expect(await short(open.id, seeker)).toMatchObject({
      status: 301,
      location: `/jobs/${open.id}?lang=en`,
    });
    const missing = { status: 302, location: `/jobs/${shortName(draft.id)}?lang=en` };
    expect(await short(draft.id, seeker)).toMatchObject(missing);
    expect((await short(draft.id, company)).status).toBe(301);
  });
});
