import { afterEach, expect, test } from 'vitest'
import { mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { RunningScene } from './presenter-notes.tsx'
import type { Story } from './running-story.ts'

let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

const step = (title: string, notes: string, texts: readonly string[]) => ({
  ...{ title, caption: '', notes, byHand: false },
  points: texts.map((text) => ({ text, ids: [] })),
})
const storyline = {
  ...{ key: 'x', source: null, title: '', text: '', scenario: null, cast: {}, now: null, quiet: null, byHand: false },
  ...{ caption: '', notes: '' },
  steps: [step('一', '言う\n質問\n質問\nおわり', ['同じ', '同じ', '別']), step('二', '次\n答え', ['別', 'ほか'])],
} satisfies Story['storyline']

test('lines and points that are alike leave the notes with their scene', () => {
  const at = (made: number) => <RunningScene story={{ storyline, made }} />
  mounted = mount(at(1))
  const shown = () => [...document.querySelectorAll('p.mt-3, li')].map(({ textContent }) => textContent)
  expect(shown()).toEqual(['質問', '質問', 'おわり', '同じ', '同じ', '別'])
  mounted.render(at(2))
  expect(shown()).toEqual(['答え', '別', 'ほか'])
})
