import { QueryClientProvider } from '@tanstack/react-query'
import { atom, Provider, useAtomValue } from 'jotai'
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { get, mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import type { Command } from '../../hub/commands.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import type { Feature } from '../../hub/feature.ts'
import { paletteOpenAtom, store } from '../../hub/state.ts'
import { FeaturesContext } from '../../hub/window-features.tsx'
import { Palette } from './palette.tsx'

const run = vi.fn<(title: string) => void>()
const titlesAtom = atom<readonly string[]>([])
const commandOf = (title: string): Command => ({
  ...{ heading: 'town', group: '', title, words: '', icon: 'play' },
  run: () => run(title),
})
const feature: Feature = { key: 'x', useCommands: () => useAtomValue(titlesAtom).map(commandOf) }

let mounted: Mounted | undefined
beforeEach(freshWorkbench)
afterEach(() => mounted?.unmount())

test('Enter runs the marked command, also after a search that came late has fewer commands', () => {
  stubControl({})
  store.set(titlesAtom, ['zz one', 'zz two', 'zz three'])
  store.set(paletteOpenAtom, true)
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <FeaturesContext value={[feature]}>
            <Palette />
          </FeaturesContext>
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>,
  )
  const field = get('input')
  const press = (key: string) =>
    act(() => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    })
  press('ArrowUp')
  act(() => store.set(titlesAtom, ['zz one']))
  expect(get('[aria-selected=true]')).toBe([...document.querySelectorAll('[role=option]')].at(-1))
  press('Enter')
  expect(run.mock.calls).toEqual([['zz one']])
})
