import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { get, mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { KnownDrifts } from './known-drifts.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

test('a drift alarms until a note explains it', () => {
  const drift = { kind: 'extra', first: '2026-11-20', last: '2026-11-20' } as const
  const drifts = [
    { ...drift, place: 'response.open', note: null },
    { ...drift, place: 'response.reviewed', note: '仕様' },
  ]
  const call = { id: 'API-01', summary: '', name: 'GET /api/rec', samples: 1, confirmed: null, drifts }
  mounted = mount(
    <MemoryRouter>
      <KnownDrifts calls={[call]} today="2026-11-20" />
    </MemoryRouter>,
  )
  act(() => get('[aria-expanded=false], summary').click())
  const alarms = [...document.querySelectorAll('li li')].map((row) => [
    row.querySelector('code')?.textContent,
    row.outerHTML.includes('alarm'),
  ])
  expect(alarms).toEqual([
    ['response.open', true],
    ['response.reviewed', false],
  ])
})
