import { afterEach, expect, test, vi } from 'vitest'
import { fire, get, mount, type Mounted } from '../../../../tests/support/mount-for-test.tsx'
import { SectionIndex } from './section-index.tsx'

let mounted: Mounted
afterEach(() => mounted.unmount())

test.each([
  [true, 'instant'],
  [false, 'smooth'],
])('leads to a section, without motion where a person wants less: %s', (isReduced, behavior) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isReduced } as MediaQueryList)
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  mounted = mount(
    <>
      <SectionIndex label="目次" className="" items={[{ id: 'photos', label: '写真', missing: 1 }]} />
      <h2 id="photos" tabIndex={-1}>
        写真
      </h2>
    </>,
  )
  fire(get('a'), new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect([scroll.mock.calls, document.activeElement?.id]).toEqual([[[{ behavior, block: 'start' }]], 'photos'])
})
