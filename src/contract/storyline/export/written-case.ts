import type { PhoneName } from '../../rules/hosts.ts'
import { startDefaults } from '../../rules/start-options.ts'
import type { StoryAction } from '../actions.ts'
import type { StorylineFile } from '../file.ts'
import { partsOf } from '../story-parts.ts'
import { expectationWords, type NameOf, stepWords } from './case-words.ts'

/** Pictures of a scene by its place in the file (`scenes[0]`): addresses, as Markdown shows them. */
export type ScenePictures = ReadonlyMap<string, readonly string[]>

/**
 * Returns a story as a written test case in Markdown: 前提, 手順 and 期待 of each scene.
 * @param nameOf the name of a persona; any other text stays
 */
export function writtenCase(story: StorylineFile, nameOf: NameOf, pictures: ScenePictures = new Map()): string {
  const cast = new Map<string, string | null>(Object.entries(story.people))
  const phoneText = (phone: string) => {
    const person = cast.get(phone)
    return `${phone.toUpperCase()}${person ? `（${nameOf(person)}）` : ''}`
  }
  const blocks = [`# ${plain(story.title)}`, story.text, '## 前提', list(premises(story, nameOf))]
  for (const [index, { title, place, actions }] of partsOf(story).entries()) {
    const scene = story.scenes[index - 1]
    blocks.push(place === 'begin' ? '' : `## ${index}. ${plain(title)}`, (scene ?? story.begin).caption)
    const steps = actions.map((action) => {
      if ('become' in action) cast.set(action.phone, action.become)
      return { step: stepWords(action, nameOf, phoneText), expected: expectedOf(action, nameOf, phoneText) }
    })
    const points = (scene?.points ?? []).map(
      ({ text, ids }) => `${text}${ids.length > 0 ? `（${ids.join('、')}）` : ''}`,
    )
    if (steps.length > 0)
      blocks.push(place === 'begin' ? '### はじめに開く画面' : '### 手順', numbered(steps.map(({ step }) => step)))
    const expected = [...steps.flatMap((step) => step.expected), ...points]
    if (expected.length > 0) blocks.push('### 期待', list(expected))
    for (const address of pictures.get(place) ?? []) blocks.push(`![${plain(title || story.title)}](${address})`)
  }
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function premises({ world, people }: StorylineFile, nameOf: NameOf): string[] {
  const phones = (Object.entries(people) as [PhoneName, string][]).map(
    ([phone, person]) => `電話${phone.toUpperCase()}：${nameOf(person)}（\`${person}\`）`,
  )
  if ('capsule' in world) return [`世界：カプセル \`${world.capsule}\``, ...phones]
  const { now, scenario, seed = startDefaults.seed, members = startDefaults.members } = world
  const kind = scenario === null ? '' : `、シナリオ \`${scenario}\``
  return [`世界：シード ${seed}、会員 ${members} 人${kind}`, `時刻：\`${now}\`（止まっている）`, ...phones]
}

function expectedOf({ expect = [] }: StoryAction, nameOf: NameOf, phoneText: (phone: string) => string): string[] {
  return expect.map((expected) => expectationWords(expected, nameOf, phoneText))
}

/** One line, so that it stays one item or heading. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const list = (items: readonly string[]) => items.map((item) => `- ${plain(item)}`).join('\n')
const numbered = (items: readonly string[]) => items.map((item, index) => `${index + 1}. ${plain(item)}`).join('\n')
