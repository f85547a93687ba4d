import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Sex } from '../../../src/contract/enums/member.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { tablesOf } from '../../engine/table/tables.ts'
import { rotateToken } from '../../features/auth/login-token.ts'
import { requestReset } from '../../features/auth/reset-link.ts'
import { signUp } from '../../features/auth/sign-up.ts'
import { openSecureCheck } from '../../features/payment/secure-check.ts'
import { recordChanges, secretColumns } from './record-changes.ts'

type Fields = Record<string, unknown> | undefined

const world = aWorld()
const [woman, man] = [aWoman(world), aMan(world)]
const change = (table: string, id: number, before: Fields, after: Fields) => ({
  ...{ table, before: before && { id, ...before }, after: after && { id, ...after } },
})
const changes = (...committed: ReturnType<typeof change>[]) => recordChanges(committed, world)
const fieldsOf = (table: string, before: Fields, after: Fields) => changes(change(table, 1, before, after))[0]?.fields

test('tells the changed fields of a record, from its first state to its last', () => {
  expect(
    changes(
      change('posts', 3, { text: 'a', likes: 0, kept: 1 }, { text: 'b', likes: 0, kept: 1 }),
      change('posts', 4, undefined, { text: 'x' }),
      change('posts', 3, { text: 'b', likes: 0, kept: 1 }, { text: 'c', likes: 2, kept: 1 }),
      change('posts', 5, { text: 'y' }, undefined),
    ),
  ).toEqual([
    {
      ...{ table: 'posts', id: 3, kind: 'changed', members: [] },
      fields: [
        { field: 'text', before: '"a"', after: '"c"' },
        { field: 'likes', before: '0', after: '2' },
      ],
    },
    { table: 'posts', id: 4, kind: 'added', members: [], fields: [{ field: 'text', before: null, after: '"x"' }] },
    { table: 'posts', id: 5, kind: 'removed', members: [], fields: [{ field: 'text', before: '"y"', after: null }] },
  ])
})

test('tells nothing of a record that ended as it began', () => {
  const there = change('posts', 3, { text: 'a' }, { text: 'b' })
  const back = change('posts', 3, { text: 'b' }, { text: 'a' })
  expect(changes(there, back)).toEqual([])
  expect(fieldsOf('posts', { list: [1] }, { list: [1] })).toBeUndefined()
})

test('names the members of a record, each once', () => {
  const membersOf = (table: string, id: number, fields: Fields) =>
    changes(change(table, id, undefined, { text: 'x', ...fields }))[0]?.members.map((member) => member.id)
  expect(membersOf('pairings', 9, { womanId: woman.id, manId: man.id, otherId: 7 })).toEqual([woman.id, man.id])
  expect(membersOf('likes', 9, { fromId: woman.id, toId: woman.id, memberId: null })).toEqual([woman.id])
  for (const field of ['memberId', 'ownerId', 'visitorId', 'authorId'])
    expect(membersOf('posts', 9, { [field]: man.id })).toEqual([man.id])
  for (const table of ['members', 'profiles', 'subscriptions', 'recommendSettings'])
    expect(membersOf(table, man.id, {})).toEqual([man.id])
  expect(changes(change('posts', 9, { authorId: man.id }, undefined))[0]?.members).toHaveLength(1)
})

const secrets = Object.entries(secretColumns).flatMap(([table, columns]) => columns.map((column) => [table, column]))

test.each(secrets)('hides the value of %s.%s', (table = '', field = '') => {
  expect(fieldsOf(table, { [field]: 'a' }, { [field]: 'b' })).toEqual([{ field, before: '"•••"', after: '"•••"' }])
})

/** Columns with texts that changes may show. A new column with a text belongs here or in `secretColumns`. */
const shownTexts: Readonly<Record<string, string>> = {
  settings: 'scenario nextDocument',
  members:
    'uuid email ageConfFile rank phone twitterId tiktok instagram photos recommended bonus detailViews timelineDraw',
  profiles:
    'name areas bodyType height weight takeMovie personality sexualExperience meeting preferences sadism masochism freeTimes ageRange appealPoints propensity bodyTypeRange partnerFollower',
  recommendSettings: 'appealPoint sexualCondition ageRange',
  pairings: 'uuid ngReason lastMessage',
  messages: 'content',
  operatorMessages: 'content',
  reviews: 'datingDate text',
  topics: 'name',
  posts: 'content',
  announcements: 'title body',
  notices: 'title info body',
  news: 'info url',
  ageDocuments: 'file birthDate issuer',
  rankRequests: 'from to',
  subscriptions: 'customerId',
  secureChecks: 'failure',
  cancelReasons: 'reason text',
  mails: 'to subject',
  uploads: 'name type',
}

test.each(tablesOf(world))('every text of $name is shown on purpose or hidden', ({ name, definition }) => {
  const { properties = {} } = z.toJSONSchema(definition.schema)
  const texts = Object.keys(properties).filter((column) => holdsText(properties[column]))
  const hidden = secrets.flatMap(([table, column]) => (table === name ? [column] : []))
  expect(new Set(texts)).toEqual(new Set([...(shownTexts[name]?.split(' ') ?? []), ...hidden]))
})

/** Whether a JSON schema allows free text somewhere in it. */
function holdsText(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  if ('type' in schema && [schema.type].flat().includes('string')) return !('enum' in schema)
  return Object.entries(schema).some(([key, inner]) => key !== 'propertyNames' && holdsText(inner))
}

test('shows nothing that the rules draw as a secret or store as a hash', () => {
  const drawn = new Set<string>()
  const note = (secret: string) => {
    drawn.add(secret)
    return secret
  }
  const { ids, passwords } = aContext()
  const ctx = aContext({
    ids: { ...ids, secret: (...parts) => note(ids.secret(...parts)), hash: (secret) => note(ids.hash(secret)) },
    passwords: { ...passwords, hash: (password, salt) => note(passwords.hash(password, salt)) },
  })
  const made = aWorld()
  const site = { isOwnAddress: () => true, mailed: (address: string) => address }
  const account = { email: 'new@yoimachi.example', password: 'yoimachi123', repetition: 'yoimachi123', sex: Sex.man }
  const { member, opened } = signUp(made, account, 'http://app', ctx)
  requestReset(made, { ...site, email: account.email, redirectUrl: 'http://app/reset', apiOrigin: 'http://api' }, ctx)
  rotateToken(made, opened.login, { unbatch: true }, ctx)
  openSecureCheck(made, member, { purpose: 'likes', item: 10, amount: 1000, outcome: 'secure-success' }, ctx)
  expect(drawn.size).toBeGreaterThan(8)
  const added = tablesOf(made).flatMap((table) =>
    [...table.all()].map((after) => ({ table: table.name, before: undefined, after })),
  )
  const shown = JSON.stringify(recordChanges(added, made))
  expect([...drawn].filter((secret) => shown.includes(secret))).toEqual([])
})

test('hides the text of mails only, and shows null for an absent secret', () => {
  expect(fieldsOf('mails', undefined, { text: 'x', subject: 'y' })).toEqual([
    { field: 'text', before: null, after: '"•••"' },
    { field: 'subject', before: null, after: '"y"' },
  ])
  expect(fieldsOf('posts', undefined, { text: 'x' })).toEqual([{ field: 'text', before: null, after: '"x"' }])
  expect(fieldsOf('members', { reset: null }, { reset: 'x' })).toEqual([
    { field: 'reset', before: 'null', after: '"•••"' },
  ])
})

test('shows instants in Tokyo time', () => {
  expect(fieldsOf('posts', undefined, { createdAt: testNow, atAll: testNow, startAt: null })).toEqual([
    { field: 'createdAt', before: null, after: JSON.stringify(tokyoIso(testNow)) },
    { field: 'atAll', before: null, after: String(testNow) },
    { field: 'startAt', before: null, after: 'null' },
  ])
})
