/** Reads a command line; what is wrong with it is told in one line, with what is allowed. */
export function withAllowed<T>(allowed: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new Error(`${(cause as Error).message.split('\n', 1)[0]} Allowed: ${allowed}.`, { cause })
  }
}
