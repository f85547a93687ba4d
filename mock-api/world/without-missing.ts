type Present<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

/** Removes the keys without a value, which a request did not send, so that a spread keeps the earlier values. */
export function withoutMissing<T extends object>(values: T): Present<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<T>
}
