/** Receives one line per failure, for the terminal or the log of the desktop app. */
export type LogError = (line: string) => void

export function writeToStderr(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** Describes an error that no caller handles, with its stack, in one line. */
export function unexpectedErrorEntry(task: string, cause: unknown): string {
  const detail = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  return `Unexpected error in ${task}: ${detail.replaceAll(/[\r\n]+ */g, ' | ')}`
}
