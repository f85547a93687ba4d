import { describe, expect, test } from 'vitest'
import { bodyNote, recordedText, recordedValue, fileNote, isIncomplete, readBodyNote } from './recorded-text.ts'

test('reads the notes that the recorder writes, and no other text', () => {
  expect(readBodyNote(bodyNote('files', 1234))).toEqual({ kind: 'files', bytes: 1234 })
  expect(readBodyNote(bodyNote('body', 0))).toEqual({ kind: 'body', bytes: 0 })
  for (const text of ['', '<files>', 'see <body, 3 bytes>']) expect(readBodyNote(text)).toBeUndefined()
})

const same = (text: string) => text

describe('a recorded text', () => {
  test.each([
    ['the note of a form with files', bodyNote('files', 99)],
    ['the note of a large body', bodyNote('body', 70_000)],
    ['the end', recordedText('x'.repeat(20_001), same)],
    ['a file of a form', JSON.stringify({ photos: [{ image: fileNote({ name: 'me, 2.jpg', size: 3 }) }] })],
    ['the end of a value', JSON.stringify({ text: recordedValue('x'.repeat(2001)) })],
  ])('is incomplete without %s', (_, text) => {
    expect(isIncomplete(text)).toBe(true)
  })

  test.each([
    ['nothing', ''],
    ['a form', 'uuid=x&text=%E2%80%A6'],
    ['a value that a person ended with an ellipsis', '{"message":"そうですね…"}'],
    ['the longest text', recordedText('x'.repeat(20_000), same)],
    ['the longest value', JSON.stringify({ text: recordedValue('x'.repeat(2000)) })],
    ['a sentence about a file', '{"message":"<file> of 3 bytes"}'],
  ])('is complete with %s', (_, text) => {
    expect(isIncomplete(text)).toBe(false)
  })
})

test('cuts no text within a character', () => {
  const text = `${'x'.repeat(1999)}🌙`
  expect(recordedValue(text)).toBe(text)
  expect([recordedValue(`${text}y`), isIncomplete(JSON.stringify(recordedValue(`${text}y`)))]).toEqual([
    `${text}…`,
    true,
  ])
  expect(recordedValue(`x${text}`)).toBe(`${'x'.repeat(2000)}…`)
  expect(recordedText(`${'x'.repeat(19_999)}🌙y`, same)).toBe(`${'x'.repeat(19_999)}🌙…`)
})
