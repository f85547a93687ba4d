// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Persona } from '../../../contract/control/world.ts'
import { phoneCommands } from './phone-commands.ts'

const persona = {
  key: 'woman',
  title: '利用中の女性',
  name: 'あかり',
  email: 'woman@yoimachi.example',
} as Persona

test('offers no mock-only command for a phone of the real API', () => {
  const ids = phoneCommands(['a', 'b'], 'beside', [persona]).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['enter-a-woman', 'handset-a', 'reload-a', 'reload-b']))
  expect(ids).not.toContain('enter-b-woman')
  expect(ids).not.toContain('handset-b')
})
