// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import { flashesAtom } from '../../hub/control/flash.ts'
import { store } from '../../hub/state.ts'
import { addStory, deleteStory } from './own-story-actions.ts'

freshWorkbench()

const file = (name: string) => new File(['{}'], name)
const flashText = () => store.get(flashesAtom)[0]?.text

test.each([
  ['保留のあと.json', '保留のあと'],
  ['a:b?.JSON', 'a b'],
  ['..json', '筋書き'],
  [`${'長'.repeat(90)}.json`, '長'.repeat(70)],
  [`${'長'.repeat(69)}🎉.json`, '長'.repeat(69)],
])('saves %.20s under a name that every system can store', async (name, stored) => {
  const calls = stubControl({ 'POST /storylines/own': { key: `data/${stored} 2` } })
  await addStory(file(name))
  expect(calls.map(({ body }) => body)).toEqual([{ name: stored, text: '{}' }])
  expect(flashText()).toBe(`「${stored} 2」を自分の筋書きに追加しました`)
})

test('names the file and the fault when it is refused, with the place behind 詳しく', async () => {
  stubControl({ 'POST /storylines/own': refusal(422, 'story-secret', 'Failed.', 'scenes[0].notes holds a token') })
  await expect(addStory(file('x.json'))).rejects.toMatchObject({
    message: '「x.json」は使えません。パスワードやカード番号のような秘密の値が入っています。何も変わっていません。',
    detail: 'scenes[0].notes holds a token',
  })
})

test('a deletion offers to restore the file', async () => {
  const calls = stubControl({
    'POST /storylines/own/delete': { success: true },
    'POST /storylines/own/restore': { key: 'data/x 2' },
  })
  await deleteStory('data/x')
  const [link] = store.get(flashesAtom)[0]?.links ?? []
  expect(link?.label).toBe('元に戻す')
  if (link && 'run' in link) link.run()
  await expect.poll(flashText).toBe('「x 2」を戻しました')
  expect(calls.map(({ body }) => body)).toEqual([{ key: 'data/x' }, { key: 'data/x' }])
})
