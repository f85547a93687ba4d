/** Describes an error that no caller handles, with its stack, in one line for the log. */
export function unexpectedLine(task: string, cause: unknown): string {
  const detail = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  return `Unexpected error in ${task}: ${detail.split(/[\r\n]+ */).join(' | ')}`
}
