/** A wrong start option. The message is one line: which option, and what is allowed. */
export class OptionError extends Error {
  override readonly name = 'OptionError'
}
