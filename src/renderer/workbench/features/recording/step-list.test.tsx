import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { fire, get, mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import { flashesAtom } from '../../hub/control/flash.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { addStep, changeExpectations } from '../../hub/recording/edit-steps.ts'
import type { StoryRecording } from '../../hub/recording/recorded-steps.ts'
import { storyRecordingAtom } from '../../hub/recording/recording.ts'
import { store } from '../../hub/state.ts'
import { StepList } from './step-list.tsx'

freshWorkbench()
let mounted: Mounted | undefined
const scrolled = vi.fn<() => void>()
beforeEach(() => vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled))
afterEach(() => {
  mounted?.unmount()
  store.set(storyRecordingAtom, undefined)
  vi.restoreAllMocks()
})

const empty: StoryRecording = {
  ...{ id: 'x', world: { now: '2026-11-20T20:00', scenario: null }, people: {}, begin: [], start: 1 },
  ...{ steps: [], made: 0, isRunning: true },
}
const press = (name: string): StoryAction => ({ press: { role: 'button', name }, phone: 'a' })
const two = [press('い'), press('ろ')].reduce((recording, action) => addStep(recording, action, 1), empty)
const checked = changeExpectations(two, 1, () => [{ choices: [{ text: 'あかり', phone: 'a' }], chosen: 0 }])

function show(): void {
  stubControl({})
  store.set(storyRecordingAtom, checked)
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <StepList />
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>,
  )
  scrolled.mockClear()
}

const removeFirst = () => fire(get('li button[aria-label$="記録から外す"]'), new MouseEvent('click', { bubbles: true }))

test('the list scrolls to a step that is added, and stays where it is when one above is removed', () => {
  show()
  act(() => store.set(storyRecordingAtom, addStep(checked, press('は'), 2)))
  expect(scrolled).toHaveBeenCalledTimes(1)
  removeFirst()
  expect(document.querySelectorAll('li')).toHaveLength(2)
  expect(scrolled).toHaveBeenCalledTimes(1)
})

test('the message of a removed step brings it back with its expectations, but not into another recording', () => {
  show()
  removeFirst()
  expect(store.get(storyRecordingAtom)?.steps).toHaveLength(1)
  const undo = () => {
    const link = store.get(flashesAtom)[0]?.links[0]
    if (link && 'run' in link) act(link.run)
  }
  undo()
  expect(store.get(storyRecordingAtom)?.steps).toEqual(checked.steps)
  removeFirst()
  const other = addStep({ ...empty, begin: [] }, press('に'), 1)
  act(() => store.set(storyRecordingAtom, other))
  undo()
  expect(store.get(storyRecordingAtom)?.steps).toEqual(other.steps)
})
