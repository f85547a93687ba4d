/**
 * A map that begins with the entries of another one and keeps only its own changes, so that beginning costs nothing. The
 * other map must not change any more. Content and order are those of a copy.
 */
export class ForkedMap<K, V extends string | number | object> {
  private own = new Map<K, V>()
  /** Keys that were deleted since the beginning; an entry set later is a new one. */
  private gone = new Set<K>()
  /** Number of own entries that replace none of the base. */
  private added = 0

  constructor(private readonly base?: ForkedMap<K, V>) {}

  /** Returns an independent copy; both may change. */
  copy(): ForkedMap<K, V> {
    const copied = new ForkedMap(this.base)
    copied.own = new Map(this.own)
    copied.gone = new Set(this.gone)
    copied.added = this.added
    return copied
  }

  get size(): number {
    return this.base ? this.base.size - this.gone.size + this.added : this.own.size
  }

  get(key: K): V | undefined {
    const found = this.own.get(key)
    if (found !== undefined || !this.base || this.gone.has(key)) return found
    return this.base.get(key)
  }

  has(key: K): boolean {
    return this.own.has(key) || this.isFromBase(key)
  }

  /** Whether the value of an entry was set since the beginning. Nobody but a `copy` holds it then. */
  isOwn(key: K): boolean {
    return !this.base || this.own.has(key)
  }

  set(key: K, value: V): void {
    if (this.base && !this.own.has(key) && !this.isFromBase(key)) this.added += 1
    this.own.set(key, value)
  }

  /** Returns whether there was such an entry. */
  delete(key: K): boolean {
    const wasOwn = this.own.delete(key)
    if (this.isFromBase(key)) {
      this.gone.add(key)
      return true
    }
    if (wasOwn && this.base) this.added -= 1
    return wasOwn
  }

  keys(): IterableIterator<K> {
    return this.base ? this.keysOver(this.base) : this.own.keys()
  }

  *values(): Generator<V, undefined> {
    if (!this.base) {
      yield* this.own.values()
      return
    }
    for (const key of this.keysOver(this.base)) {
      const value = this.get(key)
      if (value !== undefined) yield value
    }
  }

  private *keysOver(base: ForkedMap<K, V>): Generator<K, undefined> {
    for (const key of base.keys()) if (!this.gone.has(key)) yield key
    for (const key of this.own.keys()) if (!this.isFromBase(key)) yield key
  }

  private isFromBase(key: K): boolean {
    return this.base !== undefined && !this.gone.has(key) && this.base.has(key)
  }
}
