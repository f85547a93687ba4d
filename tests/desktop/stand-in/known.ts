/** What JavaScript may still ask of a native object that is gone: the rest throws in Electron. */
const usableWhenDestroyed = new Set(['isDestroyed', 'on', 'once', 'off', 'emit', 'removeListener'])

/**
 * The stand-in must not be kinder than Electron: what it does not know fails loudly, so that no spec passes on an API
 * or option that was only imagined, and so does a window or page that is gone.
 * @param isDestroyed for objects that end before the program does
 */
export function strict<T extends object>(name: string, object: T, isDestroyed = (): boolean => false): T {
  return new Proxy(object, {
    get(target, key, receiver) {
      // Promise resolution and printing ask for these on any object.
      if (typeof key === 'symbol' || key === 'then' || key === 'toJSON') return Reflect.get(target, key, receiver)
      if (!(key in target)) throw new Error(`The Electron stand-in does not know ${name}.${key}.`)
      if (isDestroyed() && !usableWhenDestroyed.has(key)) throw new TypeError('Object has been destroyed')
      const value: unknown = Reflect.get(target, key, target)
      // Bound, so that private fields of the object behind this face stay within reach.
      return typeof value === 'function' ? value.bind(target) : value
    },
    set(target, key, value) {
      if (!(key in target)) throw new Error(`The Electron stand-in does not know ${name}.${String(key)}.`)
      return Reflect.set(target, key, value, target)
    },
  })
}

/** @throws when an options object has a key that is not listed */
export function checkOptions(name: string, options: object, known: readonly string[]): void {
  const unknown = Object.keys(options).filter((key) => !known.includes(key))
  if (unknown.length > 0) {
    throw new Error(`The Electron stand-in does not know the option ${unknown.join(', ')} of ${name}.`)
  }
}

/** @throws when an event is listened to that the stand-in never emits */
export function checkEvent(name: string, event: string | symbol, known: readonly string[]): void {
  if (!known.includes(String(event))) {
    throw new Error(`The Electron stand-in does not know the event '${String(event)}' of ${name}.`)
  }
}
