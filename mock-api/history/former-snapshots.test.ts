import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testNow } from '../../tests/support/world/a-context.ts'
import { aMail } from '../../tests/support/world/a-mail.ts'
import { aFolder, openStore } from '../../tests/support/world/a-store.ts'
import { Clock } from '../engine/clock/clock.ts'
import { TimeMachine } from '../engine/clock/time-machine.ts'
import { Faults } from '../tools/faults/faults.ts'
import { runUntil } from '../world/effect-rule.ts'
import { readFormerSnapshots, withSnapshots } from './former-snapshots.ts'
import { History } from './history.ts'
import { newTree, type Tree, type WorldState } from './moment-tree.ts'

const stateAt = (bytes: number): WorldState => ({ position: { base: 1, journal: 1, bytes }, at: bytes })
const named = ({ moments }: Tree) => moments.map(({ id, parent, name, saved }) => [id, parent, name, saved?.at])

/** A start that the former version named. */
function aFormerTree(name: string | null): Tree {
  const tree = newTree(stateAt(0))
  return { ...tree, moments: tree.moments.map((moment) => ({ ...moment, name })) }
}

test('D-109 a snapshot becomes the name of its moment, or a first moment; names without a snapshot go', () => {
  const one = { name: 'one', state: stateAt(5) }
  expect(named(withSnapshots(aFormerTree('one'), [one]))).toEqual([[1, null, 'one', 5]])
  const both = withSnapshots(aFormerTree('deleted'), [one, { name: 'two', state: stateAt(7) }])
  expect(named(both)).toEqual([
    [1, null, null, undefined],
    [2, null, 'one', 5],
    [3, null, 'two', 7],
  ])
  expect(both).toMatchObject({ present: 1, nextId: 4 })
  // The file is still there when its removal failed.
  expect(withSnapshots(both, [one])).toEqual(both)
  const twice = [one, { name: 'one', state: stateAt(6) }]
  expect(named(withSnapshots(aFormerTree('one'), twice))).toEqual([
    [1, null, 'one', 5],
    [2, null, 'one', 6],
  ])
})

test('D-109 opens a folder with snapshots of a former version, whose names then lead to the same worlds', async () => {
  const dir = await aFolder()
  const store = await openStore(dir)
  store.transact((world) => world.mails.insert(aMail('first')))
  const position = { ...store.position }
  store.transact((world) => world.mails.insert(aMail('later')))
  await store.close()
  // As the version of 2026-11-27 wrote them; checkpoints without a name were taken before jumps.
  const list = [
    { id: 1, name: null, at: testNow, to: testNow + 1, position },
    { id: 2, name: 'デモの前', at: testNow, position },
  ]
  writeFileSync(join(dir, 'checkpoints.json'), JSON.stringify({ nextId: 3, list }))
  const moment = { id: 1, parent: null, story: null, end: null, next: null, changes: 0, ranges: [] }
  const cause = { kind: 'start', subject: '', phone: null, memberId: null }
  const start = { position: { base: 1, journal: 1, bytes: 0 }, at: testNow }
  const tree = { moments: [{ ...moment, cause, before: start, name: null }], present: 1, nextId: 2, forgotten: 0 }
  writeFileSync(
    join(dir, 'history.jsonl'),
    [tree, { name: 'デモの前' }, ''].map((line) => JSON.stringify(line)).join('\n'),
  )

  const open = async () => {
    const again = await openStore(dir)
    const clock = new Clock(() => 0, { mode: 'frozen', at: testNow, since: 0, speed: 1 })
    const time = new TimeMachine(again, clock, [], () => undefined, runUntil)
    const snapshots = await readFormerSnapshots(dir)
    const history = new History({
      dataDir: dir,
      mostBytes: 1e9,
      store: again,
      clock,
      time,
      snapshots,
      faults: new Faults(() => 0),
    })
    const close = async () => {
      history.close()
      await again.close()
    }
    return { history, close, mails: () => [...again.world.mails.all()].map(({ subject }) => subject) }
  }
  const first = await open()
  expect(named(first.history.moments.tree)).toEqual([[1, null, 'デモの前', testNow]])
  expect([first.mails(), existsSync(join(dir, 'checkpoints.json'))]).toEqual([['first', 'later'], false])
  await first.close()
  const { history, close, mails } = await open()
  onTestFinished(close)
  await history.go(({ moments }) => moments.at(moments.present))
  expect(mails()).toEqual(['first'])
})

test('refuses a file of snapshots that it cannot read, and leaves it', async () => {
  const dir = await aFolder()
  expect(await readFormerSnapshots(dir)).toEqual([])
  writeFileSync(join(dir, 'checkpoints.json'), '{"list":[{}]}')
  await expect(readFormerSnapshots(dir)).rejects.toThrow(
    /^Failed to read \S+checkpoints\.json: .*Repair it or move it away\.$/,
  )
  expect(existsSync(join(dir, 'checkpoints.json'))).toBe(true)
})
