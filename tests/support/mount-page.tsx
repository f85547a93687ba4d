import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { MemoryRouter, useLocation, type Location } from 'react-router-dom'
import { queryClient } from '../../src/renderer/member/api/queries.ts'
import { mount, type Mounted } from './mount-for-test.tsx'

/** Wraps a part of the member app in the query cache and a router at `address`; `heard` gets each location. */
export function inApp(page: ReactNode, address = '/', heard: (location: Location) => void = () => {}) {
  function Listener() {
    heard(useLocation())
    return null
  }
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <Listener />
        {page}
      </MemoryRouter>
    </QueryClientProvider>
  )
}

export interface MountedPage extends Mounted {
  /** Current location of the router. */
  location: () => Location
  unmount: () => void
}

/** Mounts a part of the member app without layout and guard. `unmount` also empties the cache. */
export function mountPage(page: ReactElement, address = '/'): MountedPage {
  let last: Location | undefined
  // Pages compare the address of the window, too.
  const show = (to: string) => window.history.replaceState(null, '', to)
  show(address)
  const mounted = mount(
    inApp(page, address, (location) => {
      last = location
      show(location.pathname + location.search)
    }),
  )
  return {
    ...mounted,
    location: () => {
      if (!last) throw new Error('The router was never rendered.')
      return last
    },
    unmount: () => {
      mounted.unmount()
      queryClient.clear()
      show('/')
    },
  }
}
