/** Number of cached pictures, about 6 kB each. */
const mostPictures = 600

/** LRU cache of drawn pictures. */
export class PictureCache {
  private readonly pictures = new Map<string, Uint8Array>()

  get(key: string, draw: () => Uint8Array): Uint8Array {
    const picture = this.pictures.get(key) ?? draw()
    // Moves the picture to the end: the map is ordered by last use.
    this.pictures.delete(key)
    this.pictures.set(key, picture)
    if (this.pictures.size > mostPictures) {
      const [oldest] = this.pictures.keys()
      if (oldest !== undefined) this.pictures.delete(oldest)
    }
    return picture
  }
}
