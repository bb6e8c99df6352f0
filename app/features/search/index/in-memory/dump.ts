export type Column = Float64Array | Uint32Array | Int32Array | Uint8Array;

/** A part of the index as it is to be stored. Its arrays may be written to behind what `numbers` tells of. */
export type Dump = {
  numbers: Record<string, number>;
  columns: Record<string, Column>;
  texts: Record<string, string[]>;
  /** All of one length. */
  blocks: Uint8Array[];
};
