// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Effect } from '../../../../contract/control/clock.ts'
import { edgesOfPhone } from './edges-of-phone.ts'

const [akari, haruto, osamu] = [5, 17, 86].map((id) => ({ id, name: String(id) }))

const effect = (
  kind: Effect['kind'],
  subject: string,
  members: readonly (Effect['members'][number] | undefined)[],
) => ({
  at: '2026-11-21T12:00:00.000+09:00',
  kind,
  subject,
  members: members.flatMap((member) => member ?? []),
  details: {},
  text: '',
})

const coming: readonly Effect[] = [
  effect('daily-reset', 'members/5', [akari]),
  effect('hold-end', 'pairings/1', [akari, osamu]),
  effect('charge', 'contracts/2', [haruto]),
  effect('reply-window', 'pairings/3', [akari, haruto]),
  effect('session-expiry', 'sessions/4', [akari]),
]

const subjects = (partner: number | undefined) =>
  edgesOfPhone(coming, 5, partner).map(({ key }) => /pairings\/\d/.exec(key)?.[0])

test('D-11 D-12 the edges of a phone are those of its member, without the daily reset and logins', () => {
  expect(subjects(undefined)).toEqual(['pairings/1', 'pairings/3'])
})

test('D-11 D-12 the edges of the pairing on the page come first, and every jump shows both members', () => {
  expect(subjects(17)).toEqual(['pairings/3', 'pairings/1'])
  expect(edgesOfPhone(coming, 5, 17).map(({ pair }) => pair)).toEqual([
    [5, 17],
    [5, 86],
  ])
})

test('a phone shows six edges at most', () => {
  const many = Array.from({ length: 9 }, (_, place) => effect('like-expiry', `likes/${place}`, [akari]))
  const edges = edgesOfPhone(many, 5, undefined)
  expect([edges.length, new Set(edges.map(({ key }) => key)).size]).toEqual([6, 6])
})
