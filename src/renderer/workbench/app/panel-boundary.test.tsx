import { afterEach, expect, test, vi } from 'vitest'
import { mount, type Mounted } from '../../../../tests/support/mount-for-test.tsx'
import { PanelBoundary } from './panel-boundary.tsx'

let mounted: Mounted | undefined
afterEach(() => {
  mounted?.unmount()
  vi.restoreAllMocks()
})

function Broken(): never {
  throw new TypeError('Failed to fetch dynamically imported module')
}

test('a panel that cannot load says so and leaves the rest of the workbench', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mounted = mount(
    <>
      <nav>パネル</nav>
      <PanelBoundary>
        <Broken />
      </PanelBoundary>
    </>,
  )
  expect(document.body.textContent).toContain('パネル')
  expect(document.body.textContent).toContain('このパネルを表示できませんでした。')
  expect(document.querySelector('button')?.textContent).toBe('再読み込み')
})
