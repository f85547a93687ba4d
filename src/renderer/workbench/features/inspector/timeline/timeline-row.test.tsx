import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { fire, get, mount, type Mounted } from '../../../../../../tests/support/mount-for-test.tsx'
import { TimelineRow } from './timeline-row.tsx'

let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

function Place() {
  const { pathname, search } = useLocation()
  return <output>{`${useNavigationType()} ${pathname}${search}`}</output>
}

test('an item opens its details without a history entry', () => {
  const item = {
    key: 'mail-0',
    kind: 'mail',
    atMs: 0,
    members: [],
    phone: null,
    text: '',
    isBad: false,
    moment: null,
  } as const
  mounted = mount(
    <MemoryRouter>
      <TimelineRow item={{ ...item, address: '/outbox?mail=3' }} />
      <Place />
    </MemoryRouter>,
  )
  fire(get('a'), new MouseEvent('click', { bubbles: true }))
  expect(get('output').textContent).toBe('REPLACE /outbox?mail=3')
})
