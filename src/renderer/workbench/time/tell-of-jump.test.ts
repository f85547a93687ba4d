import { expect, test } from 'vitest'
import { tellOfJump } from './tell-of-jump.ts'

const effect = (id: number, name: string, text: string) => ({
  at: '2026-11-27T21:48:00.000+09:00',
  kind: 'hold-end' as const,
  subject: `pairings/${id}`,
  members: [{ id, name }],
  text,
})

test('a jump tells what happened to whom on the stage, and how much besides', () => {
  const fired = [
    effect(9, 'りく', '一'),
    ...['二', '三', '四', '五'].map((text) => effect(5, 'あかり', text)),
  ]
  expect(tellOfJump(fired, 42_718, [6, 5])).toEqual({
    text: '。42,718件の出来事がありました：三 ／ 四 ／ 五（ほか1件）',
    members: [{ id: 5, name: 'あかり' }],
  })
  expect(tellOfJump(fired, 5, [7])).toEqual({ text: '。5件の出来事がありました', members: [] })
  expect(tellOfJump([], 0, [5])).toEqual({ text: '', members: undefined })
})
