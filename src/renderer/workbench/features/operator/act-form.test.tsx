import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench, reportOf, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { fire, get, mount, type Mounted, type } from '../../../../../tests/support/mount-for-test.tsx'
import { refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import type { MemberRow } from '../../../../contract/control/members.ts'
import { AgeConf, Sex } from '../../../../contract/enums/member.ts'
import { invalidateAfter, queryClient } from '../../hub/control/query-client.ts'
import { reportsAtom } from '../../hub/phone-state.ts'
import { store } from '../../hub/state.ts'
import { ActForm } from './act-form.tsx'
import { RecommendForm } from './recommend-form.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

const row = (id: number, name: string, sex: Sex): MemberRow => ({
  ...{ id, name, uuid: `u${id}`, email: `${name}@yoimachi.example`, sex, age_conf: AgeConf.verified, paid: true },
  ...{ status: 0, rank: null, listed: true, active_status: 'active', photo: '/p.png' },
})
const [yui, kenji] = [row(5, 'yui', Sex.woman), row(8, 'kenji', Sex.man)]

/** Serves a world with these members. */
const serve = (...members: readonly MemberRow[]) =>
  stubControl({
    'GET /operator/members?query=': members,
    ...Object.fromEntries(
      ['yui', 'kenji'].map((name) => [
        `GET /operator/members?email=${name}%40yoimachi.example`,
        members.filter((member) => member.name === name),
      ]),
    ),
    ...Object.fromEntries([3, 5, 8].map((id) => [`GET /operator/pairings?member=${id}`, []])),
    'POST /operator/act': { success: true },
  })

const tick = () => act(() => new Promise((done) => setTimeout(done, 10)))
/** Waits for all reads, and for those that their results begin. */
async function settle(): Promise<void> {
  // A result reaches the page a task later, and may begin the next read there.
  for (let idle = 0; idle < 3; idle = queryClient.isFetching() === 0 ? idle + 1 : 0) await tick()
}
async function show(form: React.ReactElement): Promise<void> {
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>{form}</QueryClientProvider>
    </Provider>,
  )
  await settle()
}
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(text))
async function press(text: string): Promise<void> {
  act(() => button(text)?.click())
  await settle()
}
async function choose(as: string): Promise<void> {
  const select = get('select', HTMLSelectElement)
  select.value = as
  fire(select, new Event('change', { bubbles: true }))
  await settle()
}
async function foundWorld(...members: readonly MemberRow[]) {
  const calls = serve(...members)
  act(() => invalidateAfter('world'))
  await settle()
  return calls
}

test('acts as the picked members under the numbers that another world gives them', async () => {
  serve(yui, kenji)
  await show(<ActForm />)
  await press('yui')
  await press('kenji')
  const calls = await foundWorld({ ...yui, id: 3 }, { ...kenji, id: 5 })
  expect([button('yui')?.textContent, button('kenji')?.textContent]).toEqual([
    expect.stringContaining('#3'),
    expect.stringContaining('#5'),
  ])
  await choose('footprint')
  await press('実行する')
  expect(calls.find(({ line }) => line === 'POST /operator/act')?.body).toEqual({ as: 'footprint', member: 3, to: 5 })
})

test('drops the picked members in a world without them', async () => {
  serve(yui, kenji)
  await show(<ActForm />)
  await press('yui')
  await press('kenji')
  await choose('footprint')
  expect(button('実行する')?.disabled).toBe(false)
  await foundWorld(yui)
  expect([button('kenji'), button('実行する')?.disabled]).toEqual([undefined, true])
  await foundWorld(row(5, 'mei', Sex.woman))
  expect([button('yui'), button('実行する')?.disabled]).toEqual([undefined, true])
})

test('what is typed while a message is being sent stays in the field', async () => {
  serve(yui, kenji)
  await show(<ActForm />)
  await press('yui')
  await press('kenji')
  const field = get('textarea', HTMLTextAreaElement)
  type(field, 'First')
  act(() => button('実行する')?.click())
  type(field, 'Second')
  await settle()
  expect(field.value).toBe('Second')
  await press('実行する')
  expect(field.value).toBe('')
})

test('looks up nobody of a real API among the members of the mock', async () => {
  const calls = serve(yui, kenji)
  setMode('beside')
  store.set(reportsAtom, { a: reportOf(yui.email, '/home'), b: reportOf(kenji.email, '/home') })
  await show(<ActForm />)
  const asked = calls.flatMap(({ line }) => /email=(\w+)/.exec(line)?.[1] ?? [])
  expect(asked).toEqual(['yui'])
})

test('introduces nobody when another world lacks the partner', async () => {
  serve(yui, kenji)
  await show(<RecommendForm member={yui} />)
  await press('kenji')
  expect(button('紹介する')?.disabled).toBe(false)
  await foundWorld(yui, row(8, 'takumi', Sex.man))
  expect([button('kenji'), button('紹介する')?.disabled]).toEqual([undefined, true])
})

test('a search of members that fails says so; a pick moves the focus to what stands in its place', async () => {
  stubControl({ 'GET /operator/members?query=': () => refusal(500, 'store') })
  await show(<ActForm />)
  expect(document.querySelector('[role=alert]')).not.toBeNull()
  mounted?.unmount()
  queryClient.clear()
  serve(yui, kenji)
  await show(<ActForm />)
  button('yui')?.focus()
  await press('yui')
  expect(document.activeElement).toBe(button('#5'))
  await press('#5')
  expect(document.activeElement?.getAttribute('type')).toBe('search')
})
