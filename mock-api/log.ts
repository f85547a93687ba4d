/** Receives one line per failure, for the terminal or the log of the desktop app. */
export type LogError = (line: string) => void

export function writeToStderr(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** Describes an error that no caller handles, in one line: its stack, then that of each error behind it. */
export function unexpectedErrorEntry(task: string, cause: unknown): string {
  return `Unexpected error in ${task}: ${stacksOf(cause)}`.replaceAll(/[\r\n]+ */g, ' | ')
}

function stacksOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return withoutAddresses(String(thrown))
  const { message, stack = message, cause } = thrown
  // Only the message is ours to judge: the places in the code hold no data.
  const shown = stack.replace(message, () => withoutAddresses(message))
  return cause === undefined ? shown : `${shown}\nCaused by ${stacksOf(cause)}`
}

/** Hides the mail addresses in a text. */
const withoutAddresses = (text: string) =>
  text.replaceAll(/[^\s"'<>]+/g, (word) => (/[^/]@./.test(word) ? '…@…' : word))
