import { endpoints } from '../../../../contract/endpoints.ts'
import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import type { KnownNames } from '../../../../contract/storyline/file-checks/names.ts'
import { type StorylineFile, storylineVersion } from '../../../../contract/storyline/file.ts'
import { playableCalls } from '../../../../contract/storyline/playable.ts'
import { readStoryline } from '../../../../contract/storyline/read-storyline.ts'
import { StorylineError } from '../../../../contract/storyline/storyline-error.ts'
import { personasQuery } from '../control/queries.ts'
import { cached } from '../control/query-client.ts'
import { placedReasonText } from '../control/refused-file.ts'
import { currentCopy } from '../language.ts'
import { stepsCopy } from './copy.ts'
import type { StoryRecording } from './recorded-steps.ts'
import { stepsCast } from './step-text.ts'
import { fileText } from './story-of-recording.ts'

/** Names that a story may use. Scenarios are checked by the server, which knows them. */
export function knownNames(): KnownNames {
  const personas = cached(personasQuery) ?? []
  return {
    people: new Set(personas.map(({ key }) => key)),
    controls: new Set(playableCalls.map(({ id }) => id)),
    calls: new Set(endpoints.map(({ id }) => id)),
    scenarios: { has: () => true },
  }
}

/**
 * Reads actions as they would stand in a file, so that no recorded story is refused later.
 * @returns why they are refused, in words; undefined when they are not
 */
export function refusedBy(actions: readonly StoryAction[], recording: StoryRecording): string | undefined {
  const cast = Object.entries(stepsCast(recording)).map(([phone, person]) => [
    phone,
    person ?? 'nobody@yoimachi.example',
  ])
  const story = {
    version: storylineVersion,
    title: '-',
    text: '',
    world: { now: '2026-11-20T20:00', scenario: null },
    people: Object.fromEntries(cast) as StorylineFile['people'],
    begin: { caption: '', notes: '', actions: [] },
    scenes: [{ title: '', caption: '', notes: '', actions: [...actions], points: [] }],
  } satisfies StorylineFile
  try {
    readStoryline(fileText(story), knownNames())
    return undefined
  } catch (problem) {
    if (!(problem instanceof StorylineError)) throw problem
    return problem.code === 'story-secret'
      ? currentCopy(stepsCopy).secret
      : currentCopy(stepsCopy).notInStory(placedReasonText(problem.reason))
  }
}
