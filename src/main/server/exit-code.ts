/** By name, because the classes are inside the server's bundle: the codes of interfaces.md and of its own command. */
const exitCodes = new Map([
  ['OptionError', 2],
  ['ScenarioError', 2],
  ['BackendError', 2],
  ['PortError', 3],
  ['StoreError', 4],
])

/** Exit code of a failed start: 2 a wrong option, 3 a busy port, 4 a data folder or world that cannot be used, else 1. */
export function exitCodeOf(error: unknown): number {
  return error instanceof Error ? (exitCodes.get(error.name) ?? 1) : 1
}
