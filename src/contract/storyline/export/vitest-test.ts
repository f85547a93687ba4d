import { parseInstant, tokyoIso } from '../../rules/tokyo-time.ts'
import { isPageAction, type StoryAction } from '../actions.ts'
import type { StorylineFile } from '../file.ts'
import { partsOf } from '../story-parts.ts'
import { needsMark, writeCall, writeControl, writeRecorded } from './call-statements.ts'
import { call, chain, layOut, quoted } from './code.ts'
import { variableNames } from './people-names.ts'
import { TestBody } from './test-body.ts'
import { fileImports, peopleOf, recordNames, testFile, worldOptions, writeCapsule, writePoints } from './test-file.ts'

/**
 * Returns a story as a Vitest test on `yoimachi/vitest`: its control calls, its calls and what it expects of calls and
 * mails. A test without a page ends before the first action on one.
 * @param nameOf the name of a persona; any other text stays
 */
export function vitestTest(story: StorylineFile, nameOf: (person: string) => string): string {
  const parts = partsBeforePages(story)
  const marks = parts.flatMap(({ actions }) => actions.filter(isMade)).filter(needsMark).length
  const body = new TestBody(recordNames(variableNames(peopleOf(story), nameOf)), marks)
  writeCapsule(story, body)
  for (const { title, place, actions, isCut } of parts) {
    if (place !== 'begin') body.comment(title || place)
    for (const action of actions) writeAction(action, body)
    if (isCut) body.note('ここからは画面の操作なので、Playwright のテストで確かめます。')
    else writePoints(story, place, body)
  }
  if (body.uses.size === 0) writeNow(story, body)
  const uses = (name: string) => body.uses.has(name)
  return testFile({
    title: story.title,
    imports: [
      ...fileImports(body),
      ...(uses('expect') ? [`import { expect } from 'vitest'`] : []),
      `import { test as base } from 'yoimachi/vitest'`,
    ],
    setup: layOut('const test = ', chain('base', '.extend', worldOptions(story)), 0),
    fixtures: ['mock'].filter(uses),
    body,
  })
}

/** Whether an action is made without a page. What a phone shows does not matter there. */
const isMade = (action: StoryAction) => 'control' in action || 'call' in action

/** The parts up to the first action that needs a page. */
function partsBeforePages(story: StorylineFile) {
  const parts = partsOf(story).map((part) => {
    const end = part.actions.findIndex(isPageAction)
    return { ...part, actions: end === -1 ? part.actions : part.actions.slice(0, end), isCut: end !== -1 }
  })
  const last = parts.findIndex(({ isCut }) => isCut)
  return last === -1 ? parts : parts.slice(0, last + 1)
}

function writeAction(action: StoryAction, body: TestBody): void {
  if (!isMade(action)) return
  if (needsMark(action)) body.mark()
  if ('control' in action) writeControl(action, body)
  else if ('call' in action) writeCall(action, body)
  for (const expected of action.expect ?? []) writeRecorded(expected, body)
}

/** A story without a call begins in its world, and nothing else. */
function writeNow({ world }: StorylineFile, body: TestBody): void {
  if (!('now' in world)) return
  const now = chain('await mock.clock', '.now')
  body.add(chain(call('expect', now), '.toBe', quoted(tokyoIso(parseInstant(world.now)))), '')
}
