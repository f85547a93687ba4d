import { parseInstant } from '../../rules/iso-time.ts'
import type { Language } from '../../rules/language.ts'
import { tokyoIso } from '../../rules/tokyo-time.ts'
import { isPageAction, type PageAction, type StoryAction } from '../actions.ts'
import type { StorylineFile } from '../file.ts'
import { partsOf, type StoryPart, storyTextsIn } from '../story-parts.ts'
import { needsMark, writeCall, writeControl, writeRecorded } from './call-statements.ts'
import { caseCopy, type CaseWords } from './case-copy.ts'
import { handWords } from './case-words.ts'
import { call, chain, quoted } from './code.ts'
import { layOut } from './layout.ts'
import { callsOf, expectedWithoutPage, knowsCalls } from './page-calls.ts'
import { variableNames } from './people-names.ts'
import { TestBody } from './test-body.ts'
import { fileImports, peopleOf, recordNames, testFile, worldOptions, writeCapsule, writePoints } from './test-file.ts'

/** Folder of the test, which Vitest runs as an ES module in every project. */
const ownFolder = 'import.meta.dirname'

type NameOf = (person: string) => string

/**
 * Returns a story as a Vitest test on `yoimachi/vitest`: its control calls, its calls and what it expects of calls and
 * mails. What was done on pages becomes the calls that they made then, where the story knows them; else the test ends
 * before the first action on a page.
 * @param nameOf the name of a persona; any other text stays
 */
export function vitestTest(file: StorylineFile, nameOf: NameOf, language: Language = 'ja'): string {
  const story = storyTextsIn(language, file)
  const parts = partsWithoutPages(story)
  const marks = parts.flatMap(({ actions }) => actions).filter((action) => needsMark(withoutPage(action))).length
  const body = new TestBody(recordNames(variableNames(peopleOf(story), nameOf)), marks)
  writeCapsule(story, ownFolder, body)
  writeParts(story, parts, body, { words: caseCopy[language], nameOf })
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

function writeParts(
  story: StorylineFile,
  parts: readonly PartWithoutPages[],
  body: TestBody,
  { words, nameOf }: { readonly words: CaseWords; readonly nameOf: NameOf },
): void {
  const cast = new Map<string, string | null>(Object.entries(story.people))
  const noteOf = (action: PageAction) => {
    const person = cast.get(action.phone)
    return words.on(person ? nameOf(person) : action.phone.toUpperCase(), handWords(action, words, nameOf))
  }
  for (const { title, place, actions, cut } of parts) {
    if (place !== 'begin') body.comment(title || place)
    for (const action of actions) {
      if ('become' in action) cast.set(action.phone, action.become)
      if (isPageAction(action)) writePageCalls(action, body, noteOf(action))
      else writeAction(action, body)
    }
    if (cut) body.note(cutNote(cut, noteOf(cut), words))
    else writePoints(story, place, body, words)
  }
}

/** Whether an action is made without a page. What a phone shows does not matter there. */
const isMade = (action: StoryAction) => 'control' in action || 'call' in action

/** An action with those of its expectations that count in a test without pages. */
function withoutPage(action: StoryAction): Pick<StoryAction, 'expect'> {
  if (isPageAction(action)) return { expect: expectedWithoutPage(action, callsOf(action) ?? []) }
  return isMade(action) ? action : {}
}

/** A part, or its beginning before the action `cut`. */
interface PartWithoutPages extends StoryPart {
  readonly cut: PageAction | undefined
}

/** The parts up to the first action on a page whose calls are unknown. */
function partsWithoutPages(story: StorylineFile): readonly PartWithoutPages[] {
  const knows = knowsCalls(partsOf(story).flatMap(({ actions }) => actions))
  const isUnknown = (action: StoryAction) => isPageAction(action) && (!knows || callsOf(action) === undefined)
  const parts = partsOf(story).map((part) => {
    const end = part.actions.findIndex(isUnknown)
    const cut = part.actions[end] as PageAction | undefined
    return { ...part, actions: end === -1 ? part.actions : part.actions.slice(0, end), cut }
  })
  const last = parts.findIndex(({ cut }) => cut !== undefined)
  return last === -1 ? parts : parts.slice(0, last + 1)
}

function writeAction(action: StoryAction, body: TestBody): void {
  if (!isMade(action)) return
  if (needsMark(action)) body.mark()
  if ('control' in action) writeControl(action, body)
  else if ('call' in action) writeCall(action, body)
  for (const expected of action.expect ?? []) writeRecorded(expected, body)
}

/** Writes the calls that a page made by an action. @param note what a person did, in words */
function writePageCalls(action: PageAction, body: TestBody, note: string): void {
  const calls = callsOf(action) ?? []
  const expected = expectedWithoutPage(action, calls)
  if (calls.length === 0 && expected.length === 0) return
  body.note(note)
  if (expected.length > 0) body.mark()
  for (const made of calls) {
    if ('control' in made) writeControl(made, body)
    else writeCall(made, body)
  }
  for (const one of expected) writeRecorded(one, body)
}

const cutNote = ({ calls }: PageAction, note: string, { cutAtSecret, cutAtPages }: CaseWords): string =>
  calls === 'unknown' ? cutAtSecret(note) : cutAtPages

/** A story without a call begins in its world, and nothing else. */
function writeNow({ world }: StorylineFile, body: TestBody): void {
  if (!('now' in world)) return
  const now = chain('await mock.clock', '.now')
  body.add(chain(call('expect', now), '.toBe', quoted(tokyoIso(parseInstant(world.now)))), '')
}
