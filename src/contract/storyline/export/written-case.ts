import type { PhoneName } from '../../rules/hosts.ts'
import type { Language } from '../../rules/language.ts'
import { startDefaults } from '../../rules/start-options.ts'
import type { StorylineFile } from '../file.ts'
import { partsOf, storyTextsIn } from '../story-parts.ts'
import { caseCopy, type CaseWords } from './case-copy.ts'
import { expectationWords, type NameOf, stepWords } from './case-words.ts'
import { literal } from './markdown.ts'

/** Pictures of a scene by its place in the file (`scenes[0]`): addresses, as Markdown shows them. */
export type ScenePictures = ReadonlyMap<string, readonly string[]>

/**
 * Returns a story as a written test case in Markdown: preconditions, steps and expected results of each scene.
 * @param personName the name of a persona; any other text stays
 */
export function writtenCase(
  file: StorylineFile,
  personName: NameOf,
  language: Language = 'ja',
  pictures: ScenePictures = new Map(),
): string {
  const story = storyTextsIn(language, file)
  const words = literalWords(caseCopy[language])
  const nameOf: NameOf = (person) => literal(personName(person))
  const cast = new Map<string, string | null>(Object.entries(story.people))
  const phoneText = (phone: string) => {
    const person = cast.get(phone)
    return words.phone(phone.toUpperCase(), person ? nameOf(person) : undefined)
  }
  const context = { words, nameOf, phoneText }
  const blocks = [`# ${heading(story.title)}`, story.text, `## ${words.premises}`, list(premises(story, words, nameOf))]
  for (const [index, { title, place, actions }] of partsOf(story).entries()) {
    const scene = story.scenes[index - 1]
    const steps: string[] = []
    const expected: string[] = []
    for (const action of actions) {
      if ('become' in action) cast.set(action.phone, action.become)
      steps.push(stepWords(action, context))
      expected.push(...(action.expect ?? []).map((one) => expectationWords(one, context)))
    }
    const points = (scene?.points ?? []).map(({ text, ids }) => words.point(text, ids))
    blocks.push(
      place === 'begin' ? '' : `## ${index}. ${heading(title)}`,
      (scene ?? story.begin).caption,
      ...section(place === 'begin' ? words.firstPages : words.steps, numbered(steps)),
      ...section(words.expected, list([...expected, ...points])),
      ...(pictures.get(place) ?? []).map((address) => `![${heading(title || story.title)}](${address})`),
    )
  }
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

/** A heading with its text; nothing without a text. */
const section = (title: string, text: string): string[] => (text === '' ? [] : [`### ${title}`, text])

function premises({ world, quiet, people }: StorylineFile, words: CaseWords, nameOf: NameOf): string[] {
  const phones = (Object.entries(people) as [PhoneName, string][]).map(([phone, person]) =>
    words.phonePremise(phone.toUpperCase(), nameOf(person), person),
  )
  if (quiet === true) phones.push(words.quiet)
  if ('capsule' in world) return [words.capsule(world.capsule), ...phones]
  const { now, scenario, seed = startDefaults.seed, members = startDefaults.members } = world
  return [words.world(seed, members, scenario), words.time(now), ...phones]
}

/** Words in which the texts of a page or a person show their characters as they are. */
const literalWords = (words: CaseWords): CaseWords => ({
  ...words,
  named: (name) => words.named(literal(name)),
  type: (element, text) => words.type(element, literal(text)),
  choose: (element, option) => words.choose(element, literal(option)),
  upload: (element, file) => words.upload(element, literal(file)),
  openMail: (name, subject) => words.openMail(name, subject && literal(subject)),
  mail: (name, subject, text) => words.mail(name, subject && literal(subject), text && literal(text)),
  shows: (text, place) => words.shows(literal(text), place),
  showsNot: (text, place) => words.showsNot(literal(text), place),
})

/** One line, so that it stays one item or heading. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
/** A title. The titles of a recording hold what a person typed. */
const heading = (text: string) => literal(plain(text))
const list = (items: readonly string[]) => items.map((item) => `- ${plain(item)}`).join('\n')
const numbered = (items: readonly string[]) => items.map((item, index) => `${index + 1}. ${plain(item)}`).join('\n')
