/** A scenario that is not in fixtures/scenarios.json. The message is one line for a person. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError'
}
