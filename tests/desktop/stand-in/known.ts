/** Members that still work on a destroyed object; all others throw in Electron. */
const usableWhenDestroyed = new Set(['isDestroyed', 'on', 'once', 'off', 'emit', 'removeListener'])

/**
 * Makes the stand-in as strict as Electron: unknown members and destroyed objects throw, so that no spec passes on an
 * API or option that does not exist.
 * @param isDestroyed for objects that end before the program does
 */
export function strict<T extends object>(name: string, object: T, isDestroyed = (): boolean => false): T {
  return new Proxy(object, {
    get(target, key, receiver) {
      // Promise resolution and printing read these on any object.
      if (typeof key === 'symbol' || key === 'then' || key === 'toJSON') return Reflect.get(target, key, receiver)
      if (!(key in target)) throw new Error(`The Electron stand-in does not know ${name}.${key}.`)
      if (isDestroyed() && !usableWhenDestroyed.has(key)) throw new TypeError('Object has been destroyed')
      const value: unknown = Reflect.get(target, key, target)
      // Bound, because the proxy cannot access private fields.
      return typeof value === 'function' ? value.bind(target) : value
    },
    set(target, key, value) {
      if (!(key in target)) throw new Error(`The Electron stand-in does not know ${name}.${String(key)}.`)
      return Reflect.set(target, key, value, target)
    },
  })
}

/** @throws Error for an unlisted key in an options object */
export function checkOptions(name: string, options: object, known: readonly string[]): void {
  const unknown = Object.keys(options).filter((key) => !known.includes(key))
  if (unknown.length > 0) {
    throw new Error(`The Electron stand-in does not know the option ${unknown.join(', ')} of ${name}.`)
  }
}

/** @throws Error for an event that the stand-in never emits */
export function checkEvent(name: string, event: string | symbol, known: readonly string[]): void {
  if (!known.includes(String(event))) {
    throw new Error(`The Electron stand-in does not know the event '${String(event)}' of ${name}.`)
  }
}
