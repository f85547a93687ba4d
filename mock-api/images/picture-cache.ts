/** Keeps the most recently used pictures, about 8 kB each. */
const kept = 600

/** Draws each picture once and forgets those that nobody asked for lately. */
export class PictureCache {
  private readonly pictures = new Map<string, Uint8Array>()

  get(key: string, draw: () => Uint8Array): Uint8Array {
    const picture = this.pictures.get(key) ?? draw()
    // Put back at the end: the order of the map is the order of use.
    this.pictures.delete(key)
    this.pictures.set(key, picture)
    if (this.pictures.size > kept) {
      const [oldest] = this.pictures.keys()
      if (oldest !== undefined) this.pictures.delete(oldest)
    }
    return picture
  }
}
