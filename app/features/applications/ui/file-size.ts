import { formatNumber } from "#app/i18n/format.ts";

type SizeMessages = Record<"mb" | "kb", (p: { size: string }) => string>;

/** A file's size as text. */
export function fileSize(bytes: number, messages: SizeMessages): string {
  const size = sizeIn(bytes, bytes);
  return isSmall(bytes) ? messages.kb({ size }) : messages.mb({ size });
}

/** Whether a file's size is shown in kilobytes. */
export const isSmall = (bytes: number) => bytes < 1024 * 1024;

/** Part of a file: in megabytes to a tenth, of a small one in kilobytes. */
export function sizeIn(size: number, of: number): string {
  return formatNumber(
    isSmall(of) ? Math.ceil(size / 1024) : Math.round((size / 1024 / 1024) * 10) / 10,
  );
}
