import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { reasonOf } from '../rules/file-reasons.ts'
import { readStoryline } from './read-storyline.ts'
import { StorylineError } from './storyline-error.ts'

const known = {
  people: new Set(['woman', 'man']),
  controls: new Set(['moveClock']),
  calls: new Set(['API-43', 'API-07']),
  scenarios: new Set(['first-day-man']),
}

const story = {
  version: 1,
  title: '保留のあと',
  world: { now: '2026-11-20T20:00' },
  people: { a: 'woman', b: 'taro@example.com' },
  scenes: [
    {
      title: '保留する',
      actions: [
        { control: 'moveClock', input: { advance: 'P1D' } },
        { open: '/profile?id={man}', phone: 'a' },
        {
          press: { role: 'button', name: '保留する', position: 2, within: { role: 'dialog' } },
          phone: 'a',
          expect: [
            { text: '保留中', phone: 'a', within: { role: 'main' } },
            { element: { role: 'button', name: '送る' }, phone: 'b', enabled: false },
            { call: { method: 'POST', path: '/api/send_like', status: 200, response: { 'rec[0].uuid': '{man}' } } },
            { mail: { to: 'woman', subject: 'お知らせ' } },
          ],
        },
      ],
    },
    {
      title: 'ログインする',
      actions: [
        { type: { role: 'textbox', name: 'パスワード' }, text: '{password}', phone: 'a' },
        { choose: { role: 'combobox', name: '年' }, option: '2027', phone: 'a' },
        { upload: { role: 'button', name: '写真を選ぶ' }, file: 'pictures/one.jpg', phone: 'a' },
        { call: 'API-43', as: 'woman', input: { uuid: '{man}' } },
        { become: 'man', phone: 'c' },
        { openMail: { to: 'man' }, phone: 'c' },
        { fillCard: 'declined', phone: 'c' },
        { back: true, phone: 'c' },
      ],
    },
  ],
}

/** Returns the story with a value at a place such as `scenes[1].actions[0].text`. */
function changed(place: string, value: unknown): string {
  const copy = structuredClone(story) as never
  const parts = place.match(/[^.[\]]+/g) ?? []
  let at: Record<string, unknown> = copy
  for (const part of parts.slice(0, -1)) at = at[part] as Record<string, unknown>
  // Written as text, because an assignment to `__proto__` changes no field.
  Object.defineProperty(at, parts.at(-1) ?? '', { value, enumerable: true, configurable: true })
  return JSON.stringify(copy)
}

function faultOf(text: string): string {
  try {
    readStoryline(text, known)
    return 'none'
  } catch (error) {
    if (!(error instanceof StorylineError)) throw error
    return `${error.code} ${error.place}`
  }
}

test('reads a story with every kind of action and expectation, and fills in what may be missing', () => {
  const read = readStoryline(JSON.stringify(story), known)
  expect(read.scenes.flatMap(({ actions }) => actions)).toHaveLength(11)
  expect(read).toMatchObject({ text: '', begin: { caption: '', actions: [] }, world: { scenario: null } })
  expect(read.scenes[0]?.actions[2]).toEqual(story.scenes[0]?.actions[2])
})

test.each([
  ['', 'foreign file'],
  ['[]', 'foreign file'],
  ['{"version":1}', 'foreign file'],
  ['capsule {"format":"yoimachi"}', 'foreign file'],
  [JSON.stringify(story).slice(0, 400), 'cut file'],
  [' '.repeat(5_000_001), 'too-long file'],
  [changed('version', 2), 'newer version'],
  [changed('scenes', []), 'story-fields scenes'],
  [changed('colour', 1), 'story-fields colour'],
  [changed('en', { title: 1 }), 'story-fields en.title'],
  [changed('scenes[0].en', { titel: '' }), 'story-fields scenes[0].en.titel'],
  [changed('scenes[1].points', [{ text: '', en: 'Text' }]), 'story-fields scenes[1].points[0].en'],
  [changed('world.now', 'gestern'), 'story-fields world.now'],
  [changed('world.scenario', 'none'), 'story-fields world.scenario'],
  [changed('world', { seed: 1 }), 'story-fields world'],
  [changed('world.seed', 1e300), 'story-fields world.seed'],
  [JSON.stringify(story).replace('"title":"保留する"', '"title":1e999'), 'story-fields scenes[0].title'],
  [changed('world', { capsule: '../case.yoimachi' }), 'story-file world.capsule'],
  [changed('world', { capsule: 'con.yoimachi' }), 'story-file world.capsule'],
  [changed('world', { capsule: 'files./case.yoimachi' }), 'story-file world.capsule'],
  [changed('people.a', 'nobody'), 'story-fields people.a'],
  [changed('people.d', 'woman'), 'story-fields people.d'],
  [changed('scenes[0].actions[0]', { jump: 1 }), 'story-fields scenes[0].actions[0]'],
  [changed('scenes[0].actions[0].open', '/home'), 'story-fields scenes[0].actions[0]'],
  [changed('scenes[0].actions[0].control', 'resetWorld'), 'story-fields scenes[0].actions[0].control'],
  [changed('scenes[0].actions[0].input.__proto__', {}), 'story-fields scenes[0].actions[0].input.__proto__'],
  [changed('scenes[0].actions[1].open', '//evil.example'), 'story-fields scenes[0].actions[1].open'],
  [changed('scenes[0].actions[1].open', '/profile?id={nobody}'), 'story-fields scenes[0].actions[1].open'],
  [changed('scenes[0].actions[2].phone', 'c'), 'story-fields scenes[0].actions[2].phone'],
  [changed('scenes[0].actions[2].press', '#hold'), 'story-fields scenes[0].actions[2].press'],
  [changed('scenes[0].actions[2].press.role', 'div'), 'story-fields scenes[0].actions[2].press.role'],
  [changed('scenes[0].actions[2].press.within.css', 1), 'story-fields scenes[0].actions[2].press.within.css'],
  [changed('scenes[0].actions[2].expect[1].count', -1), 'story-fields scenes[0].actions[2].expect[1].count'],
  [
    changed('scenes[0].actions[2].expect[2].call.status', 'ok'),
    'story-fields scenes[0].actions[2].expect[2].call.status',
  ],
  [changed('scenes[0].actions[2].expect[3].mail.to', 'nobody'), 'story-fields scenes[0].actions[2].expect[3].mail.to'],
  [
    changed('scenes[0].actions[2].calls', [{ call: 'API-999', as: 'woman', input: {} }]),
    'story-fields scenes[0].actions[2].calls[0].call',
  ],
  [changed('scenes[0].actions[2].calls', 'none'), 'story-fields scenes[0].actions[2].calls'],
  [changed('scenes[1].actions[0].text', 'yoimachi123'), 'story-secret scenes[1].actions[0].text'],
  [changed('scenes[1].actions[3].input.password', '{man}{woman}'), 'story-secret scenes[1].actions[3].input.password'],
  [changed('scenes[1].actions[2].file', '/etc/passwd'), 'story-file scenes[1].actions[2].file'],
  [changed('scenes[1].actions[2].file', 'a\\b.jpg'), 'story-file scenes[1].actions[2].file'],
  [changed('scenes[1].actions[3].as', 'nobody'), 'story-fields scenes[1].actions[3].as'],
  [changed('scenes[1].actions[3].call', 'API-999'), 'story-fields scenes[1].actions[3].call'],
  [changed('scenes[1].actions[3].input.password', 'geheim'), 'story-secret scenes[1].actions[3].input.password'],
  [
    changed('scenes[1].actions[3].input', { user: { card: 4242424242424242 } }),
    'story-secret scenes[1].actions[3].input.user.card',
  ],
  [changed('text', 'カードは ４２４２ ４２４２ ４２４２ ４２４２'), 'story-secret text'],
  [changed('scenes[0].notes', 'hX3kPq9ZtLm2VbN7cRw5'), 'story-secret scenes[0].notes'],
  [changed('scenes[0].actions[1].open', '/edit?reset_password_token=abc'), 'story-secret scenes[0].actions[1].open'],
])('refuses %.40s with code and place: %s', (text, fault) => {
  expect(faultOf(text)).toBe(fault)
})

test('counts the bytes of a story that is too long, not its letters', () => {
  expect(faultOf('あ'.repeat(1_666_667))).toBe('too-long file')
})

const longPath = 'x'.repeat(201)

test.each([
  ['../case.yoimachi', reasonOf('outside-folder')],
  ['a/../../b', reasonOf('outside-folder')],
  ['/etc/passwd', reasonOf('outside-folder')],
  ['C:\\case.yoimachi', reasonOf('outside-folder')],
  ['con.png', reasonOf('file-name', { name: 'con.png' })],
  ['files./case.yoimachi', reasonOf('file-name', { name: 'files.' })],
  ['a\\b.jpg', reasonOf('file-name', { name: 'a\\b.jpg' })],
  ['a//b', reasonOf('file-name', { name: '' })],
  [longPath, reasonOf('too-many-characters', { most: 200 })],
])('says why a story cannot name the file %s', (capsule, reason) => {
  expect(() => readStoryline(changed('world', { capsule }), known)).toThrow(
    expect.objectContaining({ code: 'story-file', why: reason }),
  )
})

test('refuses a file that is nested deeper than any story', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  const text = JSON.stringify(story).replace('"advance":"P1D"', `"advance":${deep}`)
  expect(faultOf(text)).toMatch(/^story-fields scenes\[0\]\.actions\[0\]\.input\.advance\[0\]/)
})

const hostile = fc.oneof(
  fc.constantFrom(
    null,
    -1,
    1e308,
    '',
    '\0',
    '__proto__',
    '{nobody}',
    '../../x',
    '４２４２４２４２４２４２４２４２',
    {},
    [],
  ),
  fc.string(),
  fc.dictionary(fc.constantFrom('constructor', '__proto__', 'press', 'phone', 'x'), fc.string()),
)

/** Every place of the story that holds a value. */
function placesOf(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return [place]
  const own = place === '' ? [] : [place]
  return own.concat(
    Object.entries(value).flatMap(([name, inner]) =>
      placesOf(inner, Array.isArray(value) ? `${place}[${name}]` : place === '' ? name : `${place}.${name}`),
    ),
  )
}

test('200 damaged or hostile files are refused with a place, or are stories', () => {
  const places = placesOf(story, '')
  const damaged = fc.oneof(
    fc.tuple(fc.constantFrom(...places), hostile).map(([place, value]) => changed(place, value)),
    fc
      .tuple(fc.constantFrom(...places), fc.constantFrom('__proto__', 'zzz'))
      .map(([place, name]) => changed(/\d\]$/.test(place) ? place : place.replace(/[^.[\]]+$/, name), { x: 1 })),
    fc.nat(JSON.stringify(story).length - 1).map((end) => JSON.stringify(story).slice(0, end)),
    fc.json(),
  )
  fc.assert(
    fc.property(damaged, (text) => {
      expect(faultOf(text)).toMatch(/^(?:none|(?:foreign|cut|newer|story-fields|story-secret|story-file) \S.*)$/)
    }),
    { numRuns: 200, seed: 7 },
  )
})
