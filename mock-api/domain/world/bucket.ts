/** The ids under one index key, kept ascending. New ids are nearly always the highest, so adding is a push. */
export class Bucket {
  readonly ids: number[]

  constructor(first: number) {
    this.ids = [first]
  }

  add(id: number): void {
    const last = this.ids.at(-1)
    if (last === undefined || id > last) {
      this.ids.push(id)
      return
    }
    const at = this.position(id)
    if (this.ids[at] !== id) this.ids.splice(at, 0, id)
  }

  /** Removes an id and returns how many are left. */
  remove(id: number): number {
    const at = this.position(id)
    if (this.ids[at] === id) this.ids.splice(at, 1)
    return this.ids.length
  }

  /** First place whose id is not below the given one. */
  private position(id: number): number {
    let low = 0
    let high = this.ids.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.ids[middle] as number) < id) low = middle + 1
      else high = middle
    }
    return low
  }
}
