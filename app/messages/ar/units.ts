import { countOf } from "#app/i18n/plural.ts";

/* As they stand after a preposition or as an object: two of them end in ين, not in ان. */

export const days = (n: number) =>
  countOf("ar", {
    zero: "{n} يوم",
    one: "يوم واحد",
    two: "يومين",
    few: "{n} أيام",
    many: "{n} يوماً",
    other: "{n} يوم",
  })(n);

export const hours = (n: number) =>
  countOf("ar", {
    zero: "{n} ساعة",
    one: "ساعة",
    two: "ساعتين",
    few: "{n} ساعات",
    many: "{n} ساعة",
    other: "{n} ساعة",
  })(n);

export const minutes = (n: number) =>
  countOf("ar", {
    zero: "{n} دقيقة",
    one: "دقيقة",
    two: "دقيقتين",
    few: "{n} دقائق",
    many: "{n} دقيقة",
    other: "{n} دقيقة",
  })(n);

export const years = (n: number) =>
  countOf("ar", {
    zero: "{n} سنة",
    one: "سنة",
    two: "سنتين",
    few: "{n} سنوات",
    many: "{n} سنة",
    other: "{n} سنة",
  })(n);

export const lines = (n: number) =>
  countOf("ar", {
    zero: "{n} سطر",
    one: "سطر واحد",
    two: "سطرين",
    few: "{n} أسطر",
    many: "{n} سطراً",
    other: "{n} سطر",
  })(n);

export const characters = (n: number) =>
  countOf("ar", {
    zero: "{n} حرف",
    one: "حرف واحد",
    two: "حرفين",
    few: "{n} أحرف",
    many: "{n} حرفاً",
    other: "{n} حرف",
  })(n);
