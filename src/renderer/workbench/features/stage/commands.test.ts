// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Persona } from '../../../../contract/control/personas.ts'
import { phoneCommands } from './commands.ts'

const persona = {
  key: 'woman',
  title: '利用中の女性',
  name: 'あかり',
  email: 'woman@yoimachi.example',
} as Persona

test('offers no mock-only command for a phone of the real API', () => {
  const commands = phoneCommands(['a', 'b'], 'beside', [persona], true)
  const titlesOn = (phone: string) =>
    commands.filter(({ group }) => group === `スマートフォン ${phone}`).map(({ title }) => title)
  const ofMock = ['あかり ・ 利用中の女性でログイン', '実機で開く']
  expect(titlesOn('A')).toEqual(expect.arrayContaining([...ofMock, '再読み込み']))
  expect(titlesOn('B')).toContain('再読み込み')
  for (const title of ofMock) expect(titlesOn('B')).not.toContain(title)
})
