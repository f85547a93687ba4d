// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { refusalText } from './capsule.ts'

const refused = (why: string) =>
  `Failed to open the capsule: ${why}. Nothing was changed. Have it written again, or take another one.`

test.each([
  ['its checksum does not fit its content', '壊れています'],
  ['the end of the file is missing', '途中で切れています'],
  ['it is no capsule', '宵待のファイルではありません'],
  ['line 1, capsule: format: Invalid input', '宵待のファイルではありません'],
  ['it was written by a newer version (9, this one knows 3)', '新しい版の宵待で書き出されています'],
])('describes a refused file (%s) in words, with the place separate', (why, words) => {
  const { text, place } = refusalText('a.yoimachi', refused(why))
  expect(text).toBe(`「a.yoimachi」は開けません。${words}。いまの世界はそのままです。`)
  expect(place).toBe(why)
})
