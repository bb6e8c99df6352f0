type Column = Float64Array | Uint32Array | Int32Array | Uint16Array | Uint8Array;

/** A longer column, which begins as this one. */
export function grown<T extends Column>(from: T, to: T): T {
  to.set(from as never);
  return to;
}
