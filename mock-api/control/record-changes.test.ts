import { expect, test } from 'vitest'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { testNow } from '../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../tests/support/world/a-member.ts'
import { aWorld } from '../../tests/support/world/a-world.ts'
import { recordChanges } from './record-changes.ts'

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

test.each([...['passwordHash', 'TOKEN', 'resetToken', 'password', 'newPass', 'key', 'links', 'confirmation', 'reset']])(
  'hides the value of %s',
  (field) => {
    expect(fieldsOf('logins', { [field]: 'a' }, { [field]: 'b' })).toEqual([{ field, before: '"•••"', after: '"•••"' }])
  },
)

test.each(['keys', 'monkey', 'tokens', 'passes', 'linksOf', 'myreset', 'resets', 'confirmations'])(
  'shows the value of %s',
  (field) => {
    expect(fieldsOf('logins', undefined, { [field]: 'b' })).toEqual([{ field, before: null, after: '"b"' }])
  },
)

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
