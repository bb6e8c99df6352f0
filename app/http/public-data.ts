/** Data that is the same for every reader. */
export type PublicData = {
  body: Uint8Array;
  status?: number;
  headers?: Readonly<Record<string, string>>;
};

export const asJson = { "content-type": "application/json" } as const;
