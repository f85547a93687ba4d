// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { phonesAtom, store } from '../state.ts'
import { changePhone, enterPhone } from './phone-actions.ts'
import { followCasts, rememberCast } from './renew-phones.ts'

freshWorkbench()
beforeEach(() => (first += 100))

/** Puts a member on B at a moment, as a jump with a pairing does. */
async function castAt(place: number, email: string): Promise<void> {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({
        moments: [],
        present: first + place,
        undo: null,
        redo: null,
        most: 1,
        bytes: 0,
        mostBytes: 1,
        forgotten: 0,
        story: null,
      }),
    ),
  )
  await rememberCast()
  changePhone('b', { email, route: `/profile?id=${place}` })
}

/** Number of the first moment of a test: the casts of earlier ones stay known. */
let first = 1000
const moments = (...places: number[]) => new Set(places.map((place) => first + place))
const way = (...places: number[]) => ({ led: moments(...places), known: moments(1, 2, 3, 4) })

const onB = () => {
  const { email, route } = store.get(phonesAtom).b
  return [email, route]
}

test('undo over jumps with a pairing brings back who stood there, redo the pairing, in any number of steps', async () => {
  await castAt(2, 'riku@yoimachi.example')
  await castAt(4, 'tomo@yoimachi.example')
  followCasts(way(1, 2, 3))
  expect(onB()).toEqual(['riku@yoimachi.example', '/profile?id=2'])
  followCasts(way(1, 2))
  expect(onB()).toEqual(['riku@yoimachi.example', '/profile?id=2'])
  followCasts(way(1))
  expect(onB()).toEqual(['man@yoimachi.example', '/home'])
  followCasts(way(1, 2, 3, 4))
  expect(onB()).toEqual(['tomo@yoimachi.example', '/profile?id=4'])
  followCasts(way(1))
  expect(onB()).toEqual(['man@yoimachi.example', '/home'])
})

test('a moment that the history has forgotten changes nobody on the phones', async () => {
  const before = onB()
  await castAt(7, 'riku@yoimachi.example')
  followCasts({ led: moments(8, 9), known: moments(8, 9) })
  expect(onB()).toEqual(['riku@yoimachi.example', '/profile?id=7'])
  followCasts({ led: moments(6), known: moments(6, 7) })
  expect(onB()).toEqual(before)
})

test('a login that was in progress at the undo does not put its member back on the phone', async () => {
  await castAt(2, 'man@yoimachi.example')
  let answer: (response: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const entering = enterPhone('b', 'riku@yoimachi.example', '/profile?id=9')
  followCasts(way(1))
  const before = onB()
  const account = { id: 9, provider: 'email', uid: 'riku@yoimachi.example', email: 'riku@yoimachi.example', sex: 1 }
  const login = { 'access-token': 't', 'token-type': 'Bearer', client: 'c', expiry: '1', uid: account.uid }
  answer(Response.json({ ...login, account }))
  await entering
  expect(before).toEqual(['man@yoimachi.example', '/home'])
  expect(onB()).toEqual(before)
})
