type Entry<Value> = { value: Value; size: number };
type Options<Key, Value> = {
  /** The sum of all sizes, in bytes unless `sizeOf` counts otherwise. */
  max: number;
  /** The size of an entry; `resized` asks for it again. */
  sizeOf: (key: Key, value: Value) => number;
  /** Called with each value that leaves the map. */
  onRemoved?: (value: Value) => void;
};

/** A map of limited size: the least recently used entries leave first, never the newest. */
export class LruMap<Key, Value> {
  private readonly entries = new Map<Key, Entry<Value>>();
  private readonly options: Options<Key, Value>;
  private total = 0;

  constructor(options: Options<Key, Value>) {
    this.options = options;
  }

  /** The sum of all sizes. */
  get size(): number {
    return this.total;
  }

  get count(): number {
    return this.entries.size;
  }

  /** The value of a key, which counts as its use. */
  get(key: Key): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** The value of a key, whose place in the order stays. */
  peek(key: Key): Value | undefined {
    return this.entries.get(key)?.value;
  }

  /** Holds a value as the one used last. */
  set(key: Key, value: Value): void {
    this.delete(key);
    const size = this.options.sizeOf(key, value);
    this.entries.set(key, { value, size });
    this.total += size;
    this.makeRoom();
  }

  /** Measures a value again that has grown or shrunk. */
  resized(key: Key): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.total -= entry.size;
    entry.size = this.options.sizeOf(key, entry.value);
    this.total += entry.size;
    this.makeRoom();
  }

  delete(key: Key): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.total -= entry.size;
    this.options.onRemoved?.(entry.value);
  }

  deleteWhere(isGone: (value: Value) => boolean): void {
    for (const [key, { value }] of this.entries) if (isGone(value)) this.delete(key);
  }

  private makeRoom(): void {
    for (const key of this.entries.keys()) {
      if (this.total <= this.options.max || this.entries.size === 1) return;
      this.delete(key);
    }
  }
}
