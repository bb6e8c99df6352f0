import { cvMediaTypes, cvName } from "#app/features/applications/cv/cv-file.ts";
import { dataUrlOf } from "#app/ui/form/data-url.ts";
import { cleanPage, encodings, longSide } from "./page-image.ts";
import { maxPageBytes, type PhotoPage, photoPdf } from "./photo-pdf.ts";

/** A page with its small picture, as a data: address. */
export type DevicePage = PhotoPage & { id: string; name: string; preview: string };

const previewSide = 140;
let lastId = 0;

/** Turns a photo into a page of a CV. Throws where this browser cannot read it. */
export async function readPage(photo: File): Promise<DevicePage> {
  const picture = await decode(photo);
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height));
  const { canvas, context } = draw(picture, picture.width * scale, picture.height * scale);
  if ("close" in picture) picture.close();
  const { width, height } = canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const page = cleanPage({ data, width, height, channels: 4 });
  const cleaned = new ImageData(new Uint8ClampedArray(page.data), page.width, page.height);
  canvas.width = page.width;
  canvas.height = page.height;
  context.putImageData(cleaned, 0, 0);
  const small = previewSide / Math.max(page.width, page.height);
  const preview = draw(canvas, page.width * small, page.height * small).canvas;
  return {
    ...(await encode(canvas)),
    id: String(++lastId),
    name: photo.name,
    preview: preview.toDataURL("image/jpeg", 0.7),
  };
}

/** The CV of these pages, called after the first. */
export function cvOf(pages: readonly DevicePage[]): File {
  const name = cvName(pages[0]?.name ?? "", "pdf");
  return new File([photoPdf(pages)], name, { type: cvMediaTypes.pdf });
}

/** Upright. Safari 14 has no createImageBitmap, and older browsers do not know the option. */
async function decode(photo: File): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(photo, { imageOrientation: "from-image" });
  } catch {
    const image = new Image();
    image.src = await dataUrlOf(photo);
    await image.decode();
    return image;
  }
}

async function encode(page: HTMLCanvasElement): Promise<PhotoPage> {
  for (const { scale, quality } of encodings) {
    const { canvas } =
      scale === 1 ? { canvas: page } : draw(page, page.width * scale, page.height * scale);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/jpeg", quality);
    });
    if (!blob || blob.size > maxPageBytes) continue;
    const jpeg = new Uint8Array(await blob.arrayBuffer());
    return { jpeg, width: canvas.width, height: canvas.height };
  }
  throw new Error("The page does not become small enough.");
}

/** A picture at a size in pixels, on white. */
function draw(picture: CanvasImageSource, wide: number, high: number) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(wide));
  canvas.height = Math.max(1, Math.round(high));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}
