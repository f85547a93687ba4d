/**
 * Exit codes (README.md) of a start that failed: 2 a wrong option, 3 a busy port, 4 a data folder or world that
 * cannot be used. By the error's name, so that the table imports none of the parts that throw.
 */
export const exitCodes: ReadonlyMap<string, number> = new Map([
  ['OptionError', 2],
  ['ScenarioError', 2],
  ['BackendError', 2],
  ['PortError', 3],
  ['StoreError', 4],
  ['CapsuleError', 4],
])
