/** Arabic name, English name, then other spellings that fold to something else. */
export type Names = readonly [ar: string, en: string, ...also: string[]];

/** A country as its data file writes it; the keys are the last part of each id and never change. */
export type CountryRows = {
  readonly names: Names;
  readonly flag: string;
  readonly currency: string;
  readonly provinces: {
    readonly [slug: string]: {
      readonly names: Names;
      readonly cities: { readonly [slug: string]: Names };
    };
  };
};
