import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mountPage } from '../../../../../../tests/support/mount-page.tsx'
import { queryClient } from '../../../api/queries.ts'
import { builtFacts } from './facts.ts'
import { useLegalFacts } from './use-legal-facts.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  queryClient.clear()
})

const Seller = () => <p>{useLegalFacts().seller}</p>

/** The shown seller, the requests and the logged lines when the host gives these responses in turn, the last for all more. */
async function shownAfter(...responses: readonly Response[]) {
  vi.useFakeTimers()
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const left = [...responses]
  const asked = vi.fn<() => Promise<Response | undefined>>(async () =>
    left.length > 1 ? left.shift() : left[0]?.clone(),
  )
  vi.stubGlobal('fetch', asked)
  const page = mountPage(<Seller />)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  const seller = page.box.textContent
  page.unmount()
  const logged = [...warned.mock.calls, ...errors.mock.calls].map(([line]) => String(line))
  return { seller, requests: asked.mock.calls.length, logged }
}

const facts = { ...builtFacts, seller: '株式会社よいまち' }

test('NAV-35 a host without the file has the facts of the build', async () => {
  const shown = await shownAfter(new Response(null, { status: 404 }))
  expect(shown).toEqual({ seller: builtFacts.seller, requests: 1, logged: [] })
})

test('NAV-35 a host that fails once is asked again for the facts', async () => {
  const shown = await shownAfter(new Response(null, { status: 503 }), Response.json(facts))
  expect(shown).toEqual({ seller: facts.seller, requests: 2, logged: [] })
})

test('NAV-35 a host that fails each time is named in the console', async () => {
  const shown = await shownAfter(new Response(null, { status: 503 }))
  expect(shown.seller).toBe(builtFacts.seller)
  expect(shown.requests).toBe(3)
  expect(shown.logged).toEqual(['Failed to load legal.json: the host answered 503.'])
})
