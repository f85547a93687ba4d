/**
 * Exit codes (README.md) of a failed start: 2 wrong option, 3 busy port, 4 unusable data folder or world. Keyed by the
 * error's name, so that the table imports none of the throwing modules.
 */
export const exitCodes: ReadonlyMap<string, number> = new Map([
  ['OptionError', 2],
  ['ScenarioError', 2],
  ['BackendError', 2],
  ['PortError', 3],
  ['StoreError', 4],
  // Of the desktop app.
  ['SettingsError', 4],
  ['CapsuleError', 4],
])
