import { exitCodes } from '../../../mock-api/exit-codes.ts'

/** Exit code of a failed start: 2 a wrong option, 3 a busy port, 4 a data folder or world that cannot be used, else 1. */
export function exitCodeOf(error: unknown): number {
  return error instanceof Error ? (exitCodes.get(error.name) ?? 1) : 1
}
