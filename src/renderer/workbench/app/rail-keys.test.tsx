import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { fire, mount, type Mounted } from '../../../../tests/support/mount-for-test.tsx'
import { backendQuery } from '../hub/control/backend-queries.ts'
import { queryClient } from '../hub/control/query-client.ts'
import type { Feature } from '../hub/feature.ts'
import { FeaturesContext } from '../hub/window-features.tsx'
import { Rail } from './rail.tsx'

let mounted: Mounted | undefined
afterEach(() => {
  mounted?.unmount()
  queryClient.clear()
})

const copy = { title: 'a', search: '' }
const panel = (key: string, Aside?: () => React.ReactNode): Feature =>
  ({
    key,
    panel: { group: 'study', icon: 'clock', copy: { ja: copy, en: copy }, Panel: () => null, ...(Aside && { Aside }) },
  }) as unknown as Feature

test('up and down move by one link, also from a link beside a panel', () => {
  const features = [panel('first', () => <a href="/first?view=other">other</a>), panel('second'), panel('third')]
  queryClient.setQueryData(backendQuery.queryKey, { mode: 'mock', url: null })
  mounted = mount(
    <QueryClientProvider client={queryClient}>
      <FeaturesContext value={features}>
        <MemoryRouter>
          <Rail />
        </MemoryRouter>
      </FeaturesContext>
    </QueryClientProvider>,
  )
  const links = [...document.querySelectorAll('a')]
  const press = (from: number, key: string) => {
    links[from]?.focus()
    fire(links[from]!, new KeyboardEvent('keydown', { key, bubbles: true }))
    return links.indexOf(document.activeElement as HTMLAnchorElement)
  }
  expect(links).toHaveLength(4)
  expect(press(1, 'ArrowDown')).toBe(2)
  expect(press(1, 'ArrowUp')).toBe(0)
  expect(press(3, 'ArrowDown')).toBe(0)
})
