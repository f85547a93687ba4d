/** Receives one line per failure, for the terminal or the log of the desktop app. */
export type LogError = (line: string) => void

export function writeToStderr(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** Describes the failure of a request, without anything that the member sent. */
export function failedRequestEntry(
  { method, path }: { readonly method: string; readonly path: string },
  cause: unknown,
): string {
  return `${method} ${path}: ${(cause as Error).message}`
}

/** Describes an error that no caller handles, with its stack, in one line. */
export function unexpectedErrorEntry(task: string, cause: unknown): string {
  const detail = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  return `Unexpected error in ${task}: ${detail.replaceAll(/[\r\n]+ */g, ' | ')}`
}
