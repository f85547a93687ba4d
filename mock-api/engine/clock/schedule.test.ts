import { expect, onTestFinished, test, vi } from 'vitest'
import { aMail } from '../../../tests/support/world/a-mail.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { runUntil } from '../../world/effect-rule.ts'
import type { Mail } from '../../world/records/auth.ts'
import type { World } from '../../world/world.ts'
import { atOnce } from '../steps.ts'
import { dueColumns } from './due-columns.ts'
import type { TimeRule } from './effect.ts'
import { Schedule } from './schedule.ts'

type Rule = TimeRule<World, never>

const due = ({ createdAt }: Mail) => createdAt || undefined
const apply = () => {}
const sends: Rule = { kind: 'sends', table: 'mails', due, apply }
const opens: Rule = {
  kind: 'opens',
  table: 'mails',
  due: ({ links, createdAt }: Mail) => (links[0] ? createdAt : undefined),
}

/** A world whose mails are due at these instants and whose effects have run until 0. */
function aWorldOf(...instants: number[]): World {
  const world = aWorld({ settledAt: 0 })
  for (const createdAt of instants) world.mails.insert({ ...aMail('due'), createdAt })
  return world
}

const aSchedule = (world: World, rules = [sends, opens]) => new Schedule(world, rules, runUntil.read)
const take = (schedule: Schedule<World, Rule>, until = Infinity) => {
  const taken = schedule.effects.take(until)
  return taken && `${taken.kind} ${taken.id} ${taken.at}`
}

function takeAll(schedule: Schedule<World, Rule>): number[] {
  const taken: number[] = []
  for (let next = schedule.effects.take(Infinity); next; next = schedule.effects.take(Infinity)) taken.push(next.at)
  return taken
}

test('D-03 takes effects in order of time, whatever the order of their records', () => {
  const instants = [70, 30, 90, 10, 50, 20, 80, 60, 40]
  const begun = aSchedule(aWorldOf(...instants))
  expect(takeAll(begun)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90])
  const world = aWorldOf()
  const followed = aSchedule(world)
  for (const createdAt of instants) world.mails.insert({ ...aMail('due'), createdAt })
  expect(takeAll(followed)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90])
})

test('D-03 takes effects of one instant in order of their rules, then of their records', () => {
  const link = { links: ['http://a'], createdAt: 10 }
  const world = aWorldOf(10, 10)
  world.mails.put({ ...world.mails.get(1), ...link })
  world.mails.insert({ ...aMail('due'), ...link })
  const schedule = aSchedule(world)
  const order = ['sends 1 10', 'sends 2 10', 'sends 3 10', 'opens 1 10', 'opens 3 10']
  expect(schedule.effects.list(9).map(({ kind, id, at }) => `${kind} ${id} ${at}`)).toEqual(order)
  expect(Array.from({ length: 6 }, () => take(schedule))).toEqual([...order, undefined])
})

test('takes nothing before its instant and reports whether something may be due', () => {
  const world = aWorldOf(10)
  const schedule = aSchedule(world)
  expect([schedule.effects.mayBeDue(9), take(schedule, 9)]).toEqual([false, undefined])
  expect([schedule.effects.mayBeDue(10), take(schedule, 10)]).toEqual([true, 'sends 1 10'])
  expect([schedule.effects.mayBeDue(10), take(schedule, 10)]).toEqual([false, undefined])
})

test('ignores an instant that a record has left, and lists one once to which it returned', () => {
  const world = aWorldOf(10)
  const schedule = aSchedule(world)
  world.mails.update(1, { createdAt: 30 })
  expect([take(schedule, 20), schedule.effects.next()]).toEqual([undefined, 30])
  world.mails.update(1, { createdAt: 0 })
  world.mails.update(1, { createdAt: 30 })
  expect(schedule.effects.list(9)).toHaveLength(1)
  expect(takeAll(schedule)).toEqual([30])
})

test('P9 keeps no entry for each change of a record whose instant changes often', () => {
  const world = aWorldOf(10, 9000)
  const schedule = aSchedule(world)
  for (let createdAt = 20; createdAt < 8000; createdAt += 1) world.mails.update(1, { createdAt })
  expect(schedule.effects.size).toBeLessThan(1100)
  expect(takeAll(schedule)).toEqual([7999, 9000])
})

test('returns the next effects, at most as many as wanted, of one kind if named', () => {
  const world = aWorldOf(10, 20, 30)
  world.mails.update(2, { links: ['http://a'] })
  const schedule = aSchedule(world)
  expect(schedule.effects.list(2).map(({ at }) => at)).toEqual([10, 20])
  expect([schedule.effects.next('opens'), schedule.effects.list(9, 'opens').length]).toEqual([20, 1])
})

test('D-03 leaves out windows that opened before the effects last ran, but no change', () => {
  const world = aWorldOf()
  for (const createdAt of [9, 10, 11]) world.mails.insert({ ...aMail('due'), links: ['http://a'], createdAt })
  world.settings.update(1, { settledAt: 10 })
  const coming = () =>
    aSchedule(world)
      .effects.list(9)
      .map(({ kind, id }) => `${kind} ${id}`)
  expect(coming()).toEqual(['sends 1', 'sends 2', 'sends 3', 'opens 3'])
})

test('asks a rule about records of its own table only, until it is closed', () => {
  const world = aWorldOf()
  const news = vi.fn<() => number>(() => 10)
  const schedule = aSchedule(world, [sends, { kind: 'news', table: 'news', due: news, apply }])
  world.mails.insert({ ...aMail('due'), createdAt: 20 })
  expect([news.mock.calls.length, schedule.effects.next()]).toEqual([0, 20])
  schedule.close()
  world.mails.insert({ ...aMail('due'), createdAt: 10 })
  expect(schedule.effects.next()).toBe(20)
})

test('D-05 computes the effects of an origin once, for each world that begins as it', () => {
  const origin = aWorldOf(20, 10)
  const world = aWorldOf()
  const spied = vi.fn<typeof due>(due)
  const schedule = aSchedule(world, [{ ...sends, due: spied }])
  const begin = () => schedule.use(atOnce(schedule.comingIn(aWorldOf(20, 10), origin)))
  begin()
  expect(spied).toHaveBeenCalledTimes(2)
  expect(takeAll(schedule)).toEqual([10, 20])
  begin()
  expect([spied.mock.calls.length, takeAll(schedule)]).toEqual([2, [10, 20]])
})

test('forgets the effects of a world that was replaced', () => {
  const schedule = aSchedule(aWorldOf(10))
  expect(schedule.effects.next()).toBe(10)
  schedule.use(atOnce(schedule.comingIn(aWorldOf(20))))
  expect(schedule.effects.next()).toBe(20)
})

test('names the columns of due instants by their place among the rules of a table', () => {
  const at = (instant: number) => () => instant
  const rules = [
    { kind: 'sends', table: 'mails', due: at(1) },
    { kind: 'shows', table: 'news', due: at(2) },
    { kind: 'opens', table: 'mails', due: at(3) },
  ]
  const [sent, shown, opened] = rules.map((rule) => rule.due)
  expect(dueColumns(rules)).toEqual({
    mails: { 'due-0-sends': sent, 'due-1-opens': opened },
    news: { 'due-0-shows': shown },
  })
})

test('reads due instants from the column of a world file', () => {
  const world = aWorldOf(10)
  const values = vi.spyOn(world.mails, 'values')
  onTestFinished(() => values.mockRestore())
  aSchedule(world)
  expect(values.mock.calls.map(([column]) => column)).toEqual(['due-0-sends', 'due-1-opens'])
})
