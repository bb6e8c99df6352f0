import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { removeOrphanedFiles } from "#app/features/applications/orphaned-files.server.ts";
import { companyLogos } from "#app/features/companies/companies.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { readFile, storeFile } from "#app/platform/storage/storage.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeMember, makeSeeker } from "#test/people.ts";
import { bombPng, noisyPicture, samplePicture } from "#test/pictures.ts";
import { encodeLogo, encodeLogos } from "./encode-logo.server.ts";
import { findLogoFile } from "./logo-files.server.ts";
import { findOwnLogo, removeOwnLogo, saveOwnLogo } from "./logos.server.ts";

useTestDatabase();

let company: Person;
beforeAll(async () => {
  company = await makeCompany();
});

describe("a picture is decoded and encoded anew", () => {
  it.each(["png", "jpeg", "webp", "avif"] as const)("%s is taken", async (format) => {
    const logo = await encoded(await samplePicture(format));
    expect(logo.variants.map(({ name }) => name)).toEqual(variantNames);
    const { format: stored, width } = await sharp(variant(logo, "96.webp")).metadata();
    expect([stored, width]).toEqual(["webp", 81]);
  });

  it("transparent parts stay so, in both formats", async () => {
    const logo = await encoded(await samplePicture("png"));
    for (const name of ["96.avif", "96.webp"]) {
      const { channels } = await sharp(variant(logo, name)).stats();
      expect(channels).toHaveLength(4);
      expect(channels[3]?.mean).toBeCloseTo(128, -1);
    }
  });

  it("a variant on a card has 3 KB at most, for any picture", async () => {
    const logo = await encoded(await noisyPicture(520).png().toBuffer());
    for (const { name, bytes } of logo.variants.filter(({ name }) => name.startsWith("96."))) {
      expect(bytes, name).toBeLessThanOrEqual(3 * 1024);
    }
    const { width } = await sharp(variant(logo, "512.webp")).metadata();
    expect(width).toBe(512);
  });

  it("a position and other data of a camera is gone, its rotation is done", async () => {
    const jpeg = await noisyPicture(64, 3)
      .resize(64, 32, { fit: "fill" })
      .withExif({ IFD0: { Make: "Tell-tale" }, IFD3: { GPSLatitude: "33/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(jpeg).metadata()).exif).toBeDefined();
    const logo = await encoded(jpeg);
    for (const name of variantNames) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(variant(logo, name)).metadata();
      expect([exif, xmp, iptc, icc, orientation ?? 1]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        1,
      ]);
    }
    const { width = 0, height = 0 } = await sharp(variant(logo, "512.webp")).metadata();
    expect(height).toBeGreaterThan(width);
  });

  it("a variant has the arch's shape, with the colour of the picture's corner around it", async () => {
    const wide = await encoded(await plain("#0b5a57", 300, 100));
    const { data, info } = await sharp(variant(wide, "96.webp"))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([81, 96, 3]);
    const { channels } = await sharp(data, { raw: info }).stats();
    for (const [at, colour] of [0x0b, 0x5a, 0x57].entries()) {
      expect(channels[at]?.min).toBeGreaterThan(colour - 8);
      expect(channels[at]?.max).toBeLessThan(colour + 8);
    }
    const whole = await sharp(variant(wide, "512.webp")).metadata();
    expect([whole.width, whole.height]).toEqual([300, 100]);
  });

  it("several are encoded in one process, each by itself", async () => {
    const pictures = [await samplePicture(), Buffer.from("a page"), await samplePicture("webp")];
    const logos = await encodeLogos(pictures);
    expect(logos.map((logo) => isRefused(logo) && logo.refused)).toEqual([
      false,
      "companies.logo.unreadable",
      false,
    ]);
    const [first, , last] = logos;
    if (!first || isRefused(first) || !last || isRefused(last)) throw new Error("refused");
    expect((await sharp(variant(first, "512.webp")).metadata()).width).toBe(40);
    expect((await sharp(variant(last, "512.webp")).metadata()).format).toBe("webp");
  });

  it("CMYK becomes sRGB", async () => {
    const jpeg = await noisyPicture(64, 3).toColourspace("cmyk").jpeg().toBuffer();
    expect((await sharp(jpeg).metadata()).space).toBe("cmyk");
    const logo = await encoded(jpeg);
    for (const name of ["96.avif", "96.webp"]) {
      expect((await sharp(variant(logo, name)).metadata()).space).toBe("srgb");
    }
  });

  it("of an animation the first picture is taken", async () => {
    const frames = await Promise.all(["red", "blue"].map((colour) => plain(colour)));
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(animated, { animated: true }).metadata()).pages).toBe(2);
    const first = variant(await encoded(animated), "96.webp");
    expect((await sharp(first).metadata()).pages ?? 1).toBe(1);
    const { dominant } = await sharp(first).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it("other contents of a file are not carried on", async () => {
    const script = "<script>alert(document.cookie)</script>";
    const logo = await encoded(Buffer.concat([await samplePicture("png"), Buffer.from(script)]));
    expect(Buffer.from(logo.content).includes("script")).toBe(false);
  });

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
  const hostile: [string, () => Promise<Buffer> | Buffer, string][] = [
    ["a bomb of 900 million pixels", () => bombPng(30_000, 30_000), "tooManyPixels"],
    ["a bomb within the limit that holds too little", () => bombPng(3900, 3900), "unreadable"],
    [
      "an AVIF of five million pixels",
      () => plain("red", 2500, 2000).then(toAvif),
      "tooManyPixels",
    ],
    ["an SVG with a script", () => Buffer.from(svg), "unreadable"],
    [
      "an SVG that calls itself PNG",
      () => Buffer.from(`\x89PNG\r\n${svg}`, "latin1"),
      "unreadable",
    ],
    [
      "a GIF",
      () =>
        sharp({ create: plainOf("red") })
          .gif()
          .toBuffer(),
      "unreadable",
    ],
    [
      "a TIFF",
      () =>
        sharp({ create: plainOf("red") })
          .tiff()
          .toBuffer(),
      "unreadable",
    ],
    ["half a PNG", async () => half(await noisyPicture(80).png().toBuffer()), "unreadable"],
    ["half a JPEG", async () => half(await noisyPicture(80, 3).jpeg().toBuffer()), "unreadable"],
    ["half a WebP", async () => half(await noisyPicture(80).webp().toBuffer()), "unreadable"],
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), "unreadable"],
    ["nothing", () => Buffer.alloc(0), "unreadable"],
  ];
  it.each(hostile)("%s is refused", async (_, make, why) => {
    expect(await encodeLogo("a", await make())).toEqual({ refused: `companies.logo.${why}` });
  });

  it("A2 a few wait for their turn, one of each company, others are told to come back", async () => {
    const picture = await samplePicture();
    const others = ["b", "c", "d", "e", "f"];
    const companies = ["a", "a", "a", ...others];
    const outcomes = await Promise.all(companies.map((each) => encodeLogo(each, picture)));
    const refusals = outcomes.map((outcome) => isRefused(outcome) && outcome.refused);
    const overloaded = "companies.logo.overloaded";
    expect(refusals).toEqual([
      false,
      false,
      overloaded,
      false,
      false,
      false,
      overloaded,
      overloaded,
    ]);
  });
});

describe("a company's logo", () => {
  it("is stored as a whole and served by variants", async () => {
    const id = await savedLogo(company);
    expect(await findOwnLogo(company)).toBe(id);
    const file = await findLogoFile(id, "96.avif");
    expect(file?.mediaType).toBe("image/avif");
    expect((await sharp(file?.content).metadata()).format).toBe("heif");
    expect((await findLogoFile(id, "192.webp"))?.mediaType).toBe("image/webp");
    for (const name of ["97.avif", "96.png", "96.svg", "constructor", ""]) {
      expect(await findLogoFile(id, name), name).toBeUndefined();
    }
  });

  it("is replaced by the next one, and the earlier file goes", async () => {
    const [before, after] = [await savedLogo(company), await savedLogo(company)];
    expect(after).not.toBe(before);
    await removeOrphanedFiles();
    expect(await readFile(before)).toBeUndefined();
    expect(await readFile(after)).toBeDefined();
    expect(await findLogoFile(before, "96.avif")).toBeUndefined();
  });

  it("goes when its company removes it, and no other does", async () => {
    const [own, other] = [await makeCompany(), await makeCompany()];
    const [id, others] = [await savedLogo(own), await savedLogo(other)];
    expect(await removeOwnLogo(own)).toEqual({ removed: true });
    expect(await removeOwnLogo(own)).toEqual({ removed: false });
    await removeOrphanedFiles();
    expect([await readFile(id), await findOwnLogo(own)]).toEqual([undefined, undefined]);
    expect(await findOwnLogo(other)).toBe(others);
  });

  it("goes with its company", async () => {
    const own = await makeCompany();
    const id = await savedLogo(own);
    await db.delete(userProfiles).where(eq(userProfiles.id, own.id));
    await removeOrphanedFiles();
    expect(await readFile(id)).toBeUndefined();
  });

  it("a blocked company's is not served", async () => {
    const own = await makeCompany();
    const id = await savedLogo(own);
    await db.update(authUsers).set({ blockedAt: new Date() }).where(eq(authUsers.id, own.id));
    expect(await findLogoFile(id, "96.avif")).toBeUndefined();
  });

  it("a file whose row never came is removed after a while, not before", async () => {
    const id = crypto.randomUUID();
    await db.execute(
      sql`insert into left_files (key, left_at) values (${id}, now() + interval '10 minutes')`,
    );
    await storeFile(id, new Uint8Array([1]));
    await removeOrphanedFiles();
    expect(await readFile(id)).toBeDefined();
    await db.execute(
      sql`update left_files set left_at = now() - interval '2 minutes' where key = ${id}`,
    );
    await removeOrphanedFiles();
    expect(await readFile(id)).toBeUndefined();
  });

  it("changes the public pages", async () => {
    const own = await makeCompany();
    const before = await countChanges();
    await savedLogo(own);
    expect(await countChanges()).toBeGreaterThan(before);
  });

  it("is saved ten times an hour at most", async () => {
    const own = await makeCompany();
    const broken = Buffer.from("no picture");
    for (let times = 0; times < 10; times++) {
      expect(await saveOwnLogo(own, broken)).toEqual({ refused: "companies.logo.unreadable" });
    }
    expect(await saveOwnLogo(own, broken)).toMatchObject({ refused: "accounts.tooManyTries" });
  });

  it("is an owner's to change, a recruiter only sees it", async () => {
    const own = await makeCompany();
    const id = await savedLogo(own);
    const recruiter = await makeMember(own, "recruiter");
    expect(await findOwnLogo(recruiter)).toBe(id);
    await expect(saveOwnLogo(recruiter, await samplePicture())).rejects.toThrow("Only a company");
    await expect(removeOwnLogo(recruiter)).rejects.toThrow("Only a company");
    const owner = await makeMember(own, "owner");
    expect(await removeOwnLogo(owner)).toEqual({ removed: true });
    expect(await findOwnLogo(own)).toBeUndefined();
  });

  it("PERM-11 is nothing for a seeker", async () => {
    const seeker = await makeSeeker();
    expect(await findOwnLogo(seeker)).toBeUndefined();
    await expect(saveOwnLogo(seeker, await samplePicture())).rejects.toThrow("Only a company");
    await expect(removeOwnLogo(seeker)).rejects.toThrow("Only a company");
    const rows = await db.select().from(companyLogos).where(eq(companyLogos.companyId, seeker.id));
    expect(rows).toEqual([]);
  });
});

const variantNames = ["96.avif", "96.webp", "192.avif", "192.webp", "512.webp"];

type Logo = Exclude<Awaited<ReturnType<typeof encodeLogo>>, { refused: unknown }>;

async function encoded(picture: Buffer): Promise<Logo> {
  const logo = await encodeLogo("a", picture);
  if (isRefused(logo)) throw new Error(logo.refused);
  return logo;
}

function variant({ variants, content }: Logo, name: string): Uint8Array {
  const place = variants.findIndex((each) => each.name === name);
  const begin = variants.slice(0, place).reduce((sum, { bytes }) => sum + bytes, 0);
  return content.subarray(begin, begin + (variants[place]?.bytes ?? 0));
}

async function savedLogo(actor: Person): Promise<string> {
  const saved = await saveOwnLogo(actor, await samplePicture());
  if (isRefused(saved)) throw new Error(saved.refused);
  return saved.id;
}

async function countChanges(): Promise<number> {
  const [row] = await db.execute<{ sum: number }>(
    sql`select sum(changes)::float8 as sum from page_changes`,
  );
  return row?.sum ?? 0;
}

function plainOf(background: string, width = 30, height = 30) {
  return { width, height, channels: 3 as const, background };
}

function plain(colour: string, width?: number, height?: number): Promise<Buffer> {
  return sharp({ create: plainOf(colour, width, height) })
    .png()
    .toBuffer();
}

function toAvif(png: Buffer): Promise<Buffer> {
  return sharp(png).avif({ effort: 0 }).toBuffer();
}

function half(file: Buffer): Buffer {
  return file.subarray(0, file.length / 2);
}
