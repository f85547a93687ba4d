/** Keeps the most recently used encoded pictures, about 25 kB each. */
const kept = 400

/** Makes each picture once, however many ask at the same time, and forgets those that nobody asked for lately. */
export class PictureCache {
  private readonly pictures = new Map<string, Promise<Uint8Array>>()

  get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = this.pictures.get(key)
    const picture = known ?? make()
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
