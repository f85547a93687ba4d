/** Faults of a file: longer than allowed, without its end, of another kind, of a newer version, or changed. */
const fileFaults = ['too-long', 'cut', 'foreign', 'newer', 'damaged'] as const
export type FileFault = (typeof fileFaults)[number]

/** Faults of a story file: a field, a secret, a path that leads out of its folder or that not every system can store. */
const storyFaults = ['story-fields', 'story-secret', 'story-file'] as const

/** Faults of a story file; `store` where the system can't read it. */
export type StorylineFault = Exclude<FileFault, 'damaged'> | (typeof storyFaults)[number] | 'store'

/** The request, or the file that it sends, is wrong: status 422. */
const wrongRequests = [
  'fields',
  'instant',
  'duration',
  'instant-passed',
  'instant-too-far',
  'backend-address',
  'foreign-address',
  ...fileFaults,
  ...storyFaults,
] as const

/** A record that the request names is missing: status 404. */
const missingRecords = [
  'unknown',
  'unknown-member',
  'unknown-persona',
  'unknown-scenario',
  'unknown-world',
  'unknown-storyline',
  'unknown-moment',
  'unknown-exchange',
  'unknown-drift',
  'picture-gone',
] as const

/** The request does not fit the current state: status 409. */
const conflicts = [
  'state',
  'real-api',
  'no-edge',
  'first-moment',
  'nothing-undone',
  'moment-forgotten',
  'no-storyline',
  'last-step',
  'first-step',
  'story-moved',
  'needs-page',
  'scene-played',
  'no-scene',
  'story-named',
  'not-met',
  'no-network',
  'not-listening',
  'too-many-worlds',
  'store',
  'time-rule',
] as const

/** An act of the operator, or of a member by the operator's hand, is refused: status 409. */
const refusedActs = [
  'no-status',
  'not-woman-and-man',
  'left-member',
  'paired',
  'no-pairing',
  'no-renewal',
  'no-rank',
  'verdict',
  'message-blank',
  'message-address',
  'message-too-long',
  'message-closed',
  'message-first',
  // A rule of the service refused; `error` is its Japanese text.
  'rule',
] as const

/** Codes of refused control calls. Programs compare them; the workbench has a text for each. */
export const controlCodes = ['not-json', ...wrongRequests, ...missingRecords, ...conflicts, ...refusedActs] as const
export type ControlCode = (typeof controlCodes)[number]

const statuses: ReadonlyMap<ControlCode, 400 | 404 | 422> = new Map<ControlCode, 400 | 404 | 422>([
  ['not-json', 400],
  ...wrongRequests.map((code) => [code, 422] as const),
  ...missingRecords.map((code) => [code, 404] as const),
])

/** Returns the status of a refused control call. */
export const statusOfCode = (code: ControlCode): 400 | 404 | 409 | 422 => statuses.get(code) ?? 409
