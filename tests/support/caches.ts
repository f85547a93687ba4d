/** Caches of one origin in the order of opening. */
export class Caches {
  readonly #all = new Map<string, Map<string, Response>>()
  keys = () => Promise.resolve([...this.#all.keys()])
  delete = (name: string) => Promise.resolve(this.#all.delete(name))
  open(name: string) {
    const files = this.#all.get(name) ?? new Map<string, Response>()
    this.#all.set(name, files)
    return Promise.resolve({
      put: (path: string, response: Response) => Promise.resolve(void files.set(path, response)),
    })
  }
  match(path: string, { cacheName }: CacheQueryOptions & { cacheName?: string }) {
    const named = [...this.#all].filter(([name]) => cacheName === undefined || name === cacheName)
    return Promise.resolve(named.map(([, files]) => files.get(path)).find((found) => found !== undefined))
  }
}
