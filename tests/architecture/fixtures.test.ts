import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod'
import announcements from '../../fixtures/announcements.json' with { type: 'json' }
import latestInfo from '../../fixtures/latest-info.json' with { type: 'json' }
import names from '../../fixtures/names.json' with { type: 'json' }
import notices from '../../fixtures/notices.json' with { type: 'json' }
import operatorMessages from '../../fixtures/operator-messages.json' with { type: 'json' }
import personas from '../../fixtures/personas.json' with { type: 'json' }
import { builtInStorylines, scenarios as readScenarios } from '../../mock-api/tools/storylines/built-in.ts'
import { scenarioKeys } from '../../mock-api/town/seed/scenarios/scenarios.ts'
import { isAppRoute, repeated, text, textsOf } from './fixture-texts.ts'

const storylines = builtInStorylines()
const scenarios = readScenarios()
const folder = fileURLToPath(new URL('../../fixtures/', import.meta.url))
// The ledger of contract drift has no texts of its own.
const files = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'contract-drift.json')
const audience = z.enum(['all', 'male', 'female'])
const paragraphs = z.array(text).min(1)
const daysAgo = z.int().min(0)

test.each(files)('%s contains no web address and no stray blank', (file) => {
  const texts = textsOf(JSON.parse(readFileSync(`${folder}${file}`, 'utf8')))
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((value) => /https?:|www\./.test(value))).toEqual([])
  expect(texts.filter((value) => value !== value.trim())).toEqual([])
})

const persona = z.strictObject({
  key: text,
  title: text,
  sex: z.literal([1, 2]),
  email: z.string().regex(/^[a-z-]+@yoimachi\.example$/),
  password: z.string().min(6),
  name: z.nullable(text),
  age: z.nullable(z.int().min(20).max(85)),
  documentBirthDate: z.nullable(z.iso.date()),
  text,
  en: z.strictObject({ title: text, text }),
})
const people = z.array(persona).parse(personas)

test('has the persona keys of the interfaces', () => {
  expect(people.map(({ key }) => key)).toEqual(
    (
      'woman-new woman-review woman-resubmit woman-tutorial woman woman-premium woman-paused woman-no-dm ' +
      'woman-no-social woman-ready man-h man-g man-f man-e man-no-document man-unpaid man man-listed ' +
      'man-declining man-sss minor inactive unconfirmed'
    ).split(' '),
  )
})

test('D-37 gives profiles to members aged 20 or older only; the minor is a date on a document', () => {
  const adults = people.filter(({ key }) => key !== 'minor')
  expect(adults.filter(({ name, age }) => name === null || age === null || age < 20)).toEqual([])
  expect(adults.filter(({ documentBirthDate }) => documentBirthDate !== null)).toEqual([])
  const minor = people.find(({ key }) => key === 'minor')
  expect(minor).toMatchObject({ name: null, age: null, documentBirthDate: '2011-08-15' })
})

test('gives every persona an address, a name and a sex that match the key', () => {
  expect(people.filter(({ key, email }) => email !== `${key}@yoimachi.example`)).toEqual([])
  expect(repeated(people.flatMap(({ name }) => name ?? []))).toEqual([])
  expect(people.filter(({ key, sex }) => key.startsWith('woman') && sex !== 2)).toEqual([])
  expect(people.filter(({ key, sex }) => /^man\b/.test(key) && sex !== 1)).toEqual([])
})

test('has 160 display names or more for each sex', () => {
  const { female, male } = z.strictObject({ female: z.array(text).min(160), male: z.array(text).min(160) }).parse(names)
  expect([...repeated(female), ...repeated(male)]).toEqual([])
})

test('has 12 notices or more, for all and for each sex, some with titles longer than the list shows', () => {
  const notice = z.strictObject({ key: text, audience, daysAgo, title: text, info: text, body: paragraphs })
  const all = z.array(notice).min(12).parse(notices)
  expect(repeated(all.map(({ key }) => key))).toEqual([])
  expect(new Set(all.map((each) => each.audience))).toEqual(new Set(['all', 'male', 'female']))
  expect(all.filter(({ title }) => title.length > 20)).not.toEqual([])
})

test('has 4 announcements and 8 lines of latest information or more, with links into the app only', () => {
  const announcement = z.strictObject({ key: text, audience, title: text, body: paragraphs })
  expect(z.array(announcement).min(4).parse(announcements)).not.toEqual([])
  const line = z.strictObject({ audience, daysAgo, info: text, url: z.nullable(text) })
  const lines = z.array(line).min(8).parse(latestInfo)
  expect(lines.filter(({ url }) => url !== null && !isAppRoute(url))).toEqual([])
})

test('welcomes both sexes in operator messages, with the name as the only placeholder', () => {
  const message = z.strictObject({ key: text, audience, occasion: text, text: text.max(1000) })
  const all = z.array(message).parse(operatorMessages)
  expect(repeated(all.map(({ key }) => key))).toEqual([])
  const welcomed = all.filter(({ occasion }) => occasion === 'welcome').map((each) => each.audience)
  expect(new Set(welcomed)).toEqual(new Set(['male', 'female']))
  expect(all.filter((each) => /[{}]/.test(each.text.replaceAll('{name}', '')))).toEqual([])
})

test('every scenario is the world of one storyline', () => {
  expect(scenarios.map(({ key }) => key).toSorted()).toEqual(scenarioKeys.toSorted())
  expect(repeated(scenarios.map(({ title }) => title))).toEqual([])
  for (const { world } of storylines) expect([null, ...scenarioKeys]).toContain('now' in world && world.scenario)
})

test('storylines have their key as file name and a place of their own in the menu', () => {
  const names = readdirSync(`${folder}storylines`)
  expect(storylines.map(({ key }) => `${key}.json`).toSorted()).toEqual(names.toSorted())
  expect(storylines.map(({ order }) => order)).toEqual(storylines.map((_, place) => place + 1))
})
