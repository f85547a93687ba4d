/** Reads the options of a command. Throws one line with the allowed options. */
export function withAllowed<T>(allowed: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new Error(`${(cause as Error).message.split('\n', 1)[0]} Allowed: ${allowed}.`, { cause })
  }
}
