import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import * as wire from './fields.ts'
import { requestJoinedList } from './joined-list.ts'
import * as request from './request-fields.ts'

const messagesOf = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []
const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success

describe('numbers and booleans', () => {
  test('C-2 reads a number sent as text', () => {
    expect(request.integer(0, 99).parse('42')).toBe(42)
    expect(request.integer(0, 99).parse(42)).toBe(42)
    expect(request.numberOf([1, 2]).parse('2')).toBe(2)
  })

  test.each(['', ' 1', '1.5', '1e3', '0x1', '１', 1.5, Number.NaN, null, true, [1], {}])(
    'C-2 %j is no whole number',
    (value) => {
      expect(messagesOf(request.integer(), value)).toEqual(['数値で入力してください。'])
    },
  )

  test('C-2 applies limits to numbers and to text', () => {
    expect(accepts(request.integer(18, 85), 17)).toBe(false)
    expect(accepts(request.integer(18, 85), '86')).toBe(false)
    expect(accepts(request.numberOf([1, 3]), '2')).toBe(false)
  })

  test.each([
    [true, true],
    ['true', true],
    ['1', true],
    [1, true],
    [false, false],
    ['false', false],
    ['0', false],
    [0, false],
  ])('C-2 reads %j as the boolean %j', (sent, read) => {
    expect(request.boolean.parse(sent)).toBe(read)
  })

  test.each(['yes', '', 2, null, undefined, []])('C-2 refuses %j as a boolean', (value) => {
    expect(accepts(request.boolean, value)).toBe(false)
  })

  test.each([undefined, '', '0', -1, 'x', [], null])('C-9 reads the invalid page %j as page 1', (page) => {
    expect(request.page.parse(page)).toBe(1)
  })

  test('C-9 keeps a valid page', () => {
    expect(request.page.parse('3')).toBe(3)
  })
})

test.each([0, 13, 1.5, '0', '13', 'x', null])("C-5 refuses %j outside the limits with the field's text", (value) => {
  expect(messagesOf(request.integer(1, 12, '有効な月を入力してください'), value)).toEqual([
    '有効な月を入力してください',
  ])
})

describe('texts', () => {
  test.each(['a\0b', '\uD800', 'x\uDC00y'])('C-2 refuses the unstorable text %j with its own issue', (text) => {
    expect(messagesOf(request.text(), text)).toEqual(['使用できない文字が含まれています。'])
  })

  test('C-2 counts a surrogate pair as one character', () => {
    expect(accepts(request.text(2), '🌙🌙')).toBe(true)
    expect(messagesOf(request.text(2), '🌙🌙🌙')).toEqual(['2文字以内で入力してください。'])
  })

  test('D-94 reads a number as its digits and null as empty', () => {
    expect([50130901, 0, -1.5, null].map((sent) => request.text().parse(sent))).toEqual(['50130901', '0', '-1.5', ''])
    expect(messagesOf(request.text(2), 123)).toEqual(['2文字以内で入力してください。'])
    expect(messagesOf(request.filledText(), null)).toEqual(['入力してください。'])
  })

  test.each([true, Number.NaN, {}, ['a']])('C-5 refuses %j as text', (value) => {
    expect(accepts(request.text(), value)).toBe(false)
  })

  test('C-5 refuses blank text', () => {
    expect(messagesOf(request.filledText(), ' \u3000\n')).toEqual(['入力してください。'])
    expect(request.filledText().parse(' a ')).toBe(' a ')
  })
})

describe('joined lists', () => {
  const list = requestJoinedList({ choices: ['札幌', '道東', '道南'], max: 2, min: 1 })

  test('C-2 ENTITY2-34 reads comma-separated text and an array alike', () => {
    expect(list.parse('札幌, 道東')).toEqual(['札幌', '道東'])
    expect(list.parse('札幌,道東')).toEqual(['札幌', '道東'])
    expect(list.parse(['札幌', '道東'])).toEqual(['札幌', '道東'])
    expect(list.parse('札幌, 札幌,')).toEqual(['札幌'])
  })

  test.each([
    ['', '選択してください。'],
    ['札幌, 道東, 道南', '2つまで選択できます。'],
    ['札幌, 火星', '一覧から選択してください。'],
    [5, '一覧から選択してください。'],
    [null, '選択してください。'],
    [true, '文字列で入力してください。'],
  ])('API-11 reports %j at the field itself', (value, message) => {
    const issues = list.safeParse(value).error?.issues
    expect(issues?.map((issue) => [issue.path.length, issue.message])).toEqual([[0, message]])
  })
})

describe('times', () => {
  test('C-3 D-01 accepts instants with milliseconds and the Tokyo offset', () => {
    expect(accepts(wire.instant, '2031-04-01T02:59:59.999+09:00')).toBe(true)
  })

  test.each(['2031-04-01T02:59:59.999Z', '2031-04-01T02:59:59+09:00', '2031-04-01T24:00:00.000+09:00'])(
    'C-3 D-01 %s is no instant',
    (text) => {
      expect(accepts(wire.instant, text)).toBe(false)
    },
  )

  test('C-3 accepts a leap day', () => {
    expect(accepts(wire.day, '2032-02-29')).toBe(true)
  })

  test.each(['2031-02-29', '2031/02/01', '2031-2-1', 20310201])('C-3 refuses %j as a day', (value) => {
    expect(accepts(wire.day, value)).toBe(false)
  })
})
