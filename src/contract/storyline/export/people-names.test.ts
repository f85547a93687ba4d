import { expect, test } from 'vitest'
import personas from '../../../../fixtures/personas.json' with { type: 'json' }
import { variableNames } from './people-names.ts'

const namesOf = (names: readonly (readonly [string, string])[]) => {
  const known = new Map(names)
  return [...variableNames(known.keys(), (person) => known.get(person) ?? '').values()]
}

test.each([
  ['あかり', 'akari'],
  ['しゅん', 'shun'],
  ['ゆうすけ', 'yusuke'],
  ['こうき', 'koki'],
  ['りょうた', 'ryota'],
  ['じゅん', 'jun'],
  ['いっぺい', 'ippei'],
  ['ユーリ', 'yuri'],
])('%s is %s', (name, variable) => {
  expect(namesOf([['x', name]])).toEqual([variable])
})

test.each([
  ['woman-premium', 'womanPremium'],
  ['Taro.Yamada@example.com', 'taroYamada'],
  ['2b@example.com', 'member2b'],
  ['new@example.com', 'new2'],
])('%s without a name in kana is %s', (person, variable) => {
  expect(namesOf([[person, person]])).toEqual([variable])
})

test('two people of one name have two variables', () => {
  const names = namesOf([
    ['a', 'あかり'],
    ['b', 'アカリ'],
    ['c', 'あかり'],
  ])
  expect(names).toEqual(['akari', 'akari2', 'akari3'])
})

test('every persona has a variable that TypeScript accepts', () => {
  const names = namesOf(personas.map(({ key, name }) => [key, name ?? key]))
  expect(new Set(names).size).toBe(personas.length)
  expect(names.filter((name) => !/^[a-z][A-Za-z0-9]*$/.test(name))).toEqual([])
})
