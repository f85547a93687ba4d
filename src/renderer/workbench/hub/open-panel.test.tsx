import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { fire, get, mount, type Mounted } from '../../../../tests/support/mount-for-test.tsx'
import { useOpenPanel } from './open-panel.ts'
import { dockFoldedAtom, store } from './state.ts'

let mounted: Mounted | undefined
afterEach(() => {
  mounted?.unmount()
  store.set(dockFoldedAtom, false)
})

function Opener() {
  const openPanel = useOpenPanel()
  const { pathname, search } = useLocation()
  return (
    <>
      <button type="button" onClick={() => openPanel('/history?moment=7')}>
        履歴を見る
      </button>
      <output>{`${useNavigationType()} ${pathname}${search}`}</output>
    </>
  )
}

test('opening a panel replaces the previous panel and unfolds the dock', () => {
  store.set(dockFoldedAtom, true)
  mounted = mount(
    <MemoryRouter>
      <Opener />
    </MemoryRouter>,
  )
  fire(get('button'), new MouseEvent('click', { bubbles: true }))
  expect(get('output').textContent).toBe('REPLACE /history?moment=7')
  expect(store.get(dockFoldedAtom)).toBe(false)
})
