import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, type Mounted } from '../../../tests/support/mount-for-test.tsx'
import { useBackCloses } from './use-back-closes.ts'

let mounted: Mounted

/** The browser's navigation with one page behind the present one. */
beforeEach(() => {
  const entries = [{ sameDocument: true }, { sameDocument: true }]
  const history = { currentEntry: { index: 1 }, entries: () => entries }
  vi.stubGlobal('navigation', Object.assign(new EventTarget(), history))
})

afterEach(() => {
  mounted.unmount()
  vi.unstubAllGlobals()
})

/** Goes back. Returns whether the page is left. */
function goBack(): boolean {
  const event = new Event('navigate', { cancelable: true })
  Object.assign(event, { navigationType: 'traverse', destination: { index: 0 } })
  return navigation.dispatchEvent(event)
}

function Layer({ open, onClose }: { open: boolean; onClose?: () => void }) {
  useBackCloses(open, onClose)
  return null
}

test('back closes the layer that was opened last, then the one below it, then leaves the page', () => {
  const closed: string[] = []
  const page = (menu: boolean, question: boolean) => (
    <>
      <Layer open={question} onClose={() => closed.push('question')} />
      <Layer open={menu} onClose={() => closed.push('menu')} />
    </>
  )
  mounted = mount(page(false, false))
  expect(goBack()).toBe(true)
  mounted.render(page(true, false))
  mounted.render(page(true, true))
  expect(goBack()).toBe(false)
  expect(closed).toEqual(['question'])
  mounted.render(page(true, false))
  expect(goBack()).toBe(false)
  expect(closed).toEqual(['question', 'menu'])
  mounted.render(page(false, false))
  expect(goBack()).toBe(true)
})

test('back leaves the page with the layers below one that cannot be closed', () => {
  const close = vi.fn<() => void>()
  const page = (notice: boolean) => (
    <>
      <Layer open={notice} />
      <Layer open onClose={close} />
    </>
  )
  mounted = mount(page(false))
  mounted.render(page(true))
  expect(goBack()).toBe(true)
  expect(close).not.toHaveBeenCalled()
  mounted.render(page(false))
  expect(goBack()).toBe(false)
  expect(close).toHaveBeenCalledOnce()
})
