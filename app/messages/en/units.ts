import { countOf } from "#app/i18n/plural.ts";

export const days = (n: number) => countOf("en", { one: "one day", other: "{n} days" })(n);
export const hours = (n: number) => countOf("en", { one: "one hour", other: "{n} hours" })(n);
export const minutes = (n: number) => countOf("en", { one: "one minute", other: "{n} minutes" })(n);
export const years = (n: number) => countOf("en", { one: "a year", other: "{n} years" })(n);
export const lines = (n: number) => countOf("en", { one: "one line", other: "{n} lines" })(n);
export const characters = (n: number) =>
  countOf("en", { one: "one character", other: "{n} characters" })(n);
