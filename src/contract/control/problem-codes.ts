/** Names of the reasons why a control call was refused. Programs go by them; the workbench says each in Japanese. */
export const controlCodes = [
  // What was sent.
  'not-json',
  'fields',
  'instant',
  'duration',
  'instant-passed',
  'instant-too-far',
  'capsule',
  'backend-address',
  'foreign-address',
  // What is not there.
  'unknown',
  'unknown-member',
  'unknown-persona',
  'unknown-scenario',
  'unknown-storyline',
  'unknown-snapshot',
  'unknown-checkpoint',
  'unknown-moment',
  'unknown-exchange',
  'picture-gone',
  // What the state does not allow.
  'state',
  'real-api',
  'no-edge',
  'first-moment',
  'nothing-undone',
  'moment-forgotten',
  'no-storyline',
  'last-step',
  'first-step',
  'no-network',
  'not-listening',
  'store',
  'time-rule',
] as const
export type ControlCode = (typeof controlCodes)[number]
