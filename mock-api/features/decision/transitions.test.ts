import { describe, expect, test } from 'vitest'
import { type StatusN, statusNs } from '../../../src/contract/enums/pairing.ts'
import { covers } from '../../../tests/support/covers.ts'
import { acts, transitionOf, type Act } from './transitions.ts'

const actors = [
  { name: 'woman', sex: 2, premium: false },
  { name: 'premium woman', sex: 2, premium: true },
  { name: 'man', sex: 1, premium: false },
] as const
type ActorName = (typeof actors)[number]['name']

const women: readonly ActorName[] = ['woman', 'premium woman']
const everybody: readonly ActorName[] = [...women, 'man']

/** Rows of the table in D-25: actors, statuses, act and result. */
const rows: readonly [who: readonly ActorName[], at: readonly StatusN[], act: Act, to: StatusN | 'block'][] = [
  [women, [0, 6, 8], 'ok', 1],
  [['man'], [9], 'ok', 1],
  [women, [0, 8], 'suspend', 6],
  [women, [0, 6, 8], 'ng', 3],
  [['man'], [9], 'ng', 3],
  [everybody, [1, 2, 4, 7], 'ng', 'block'],
  [['premium woman'], [3], 'ok', 1],
  [women, [1], 'reply-ok', 7],
  [women, [1], 'reply-ng', 3],
  [women, [1], 'noreplied', 3],
]

function allowed(who: ActorName, statusN: StatusN, act: Act): StatusN | 'block' | undefined {
  return rows.find(([names, at, named]) => names.includes(who) && at.includes(statusN) && named === act)?.[3]
}

const cases = actors.flatMap((actor) =>
  statusNs.flatMap((statusN) =>
    acts.map((act) => ({ ...actor, statusN, act, wanted: allowed(actor.name, statusN, act) })),
  ),
)

describe('D-25 REC-37 REC-38 REC-85 tests every act of every member at every status_n', () => {
  test('covers all cases', () => {
    expect(cases).toHaveLength(3 * 9 * 6)
    expect(cases.filter(({ wanted }) => wanted !== undefined)).toHaveLength(37)
  })

  test.each(cases)('$name at $statusN: $act gives $wanted', ({ sex, premium, statusN, act, wanted }) => {
    const standing = { sex, premium, blocked: false, holdOffered: true }
    const transition = transitionOf(statusN, act, standing)
    const outcome = transition?.block ? 'block' : transition?.to
    covers('GATE-64', 'ROLE-02', 'CONST-29')
    expect(outcome).toBe(wanted)
    expect(transition?.to).toBe(wanted === 'block' ? 3 : wanted)
  })
})

test('D-25 REC-78 allows nothing after the match was dissolved, even for a premium woman', () => {
  for (const { sex, premium, statusN, act } of cases) {
    expect(transitionOf(statusN, act, { sex, premium, blocked: true, holdOffered: true })).toBeUndefined()
  }
})

test('D-26 D-54 CONST-27 without the hold variant only suspend is refused', () => {
  for (const { sex, premium, statusN, act } of cases) {
    const standing = { sex, premium, blocked: false, holdOffered: true }
    const without = transitionOf(statusN, act, { ...standing, holdOffered: false })
    expect(without).toEqual(act === 'suspend' ? undefined : transitionOf(statusN, act, standing))
  }
})
