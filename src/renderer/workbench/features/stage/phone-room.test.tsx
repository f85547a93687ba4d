import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { fire, get, mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { phonesAtom } from '../../hub/phone-state.ts'
import { setReady } from '../../hub/phones/phone-link.ts'
import { connectedAtom, store } from '../../hub/state.ts'
import { Phone } from './phone.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

beforeEach(() => void stubControl({}))

function mountPhone(): void {
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <Phone name="a" state={store.get(phonesAtom).a} scale={0.5} isPresented={false} isHidden={false} />
      </QueryClientProvider>
    </Provider>,
  )
}

test('a phone that was opened without the server loads its page when the server is back, and by its reload button', () => {
  const page = { postMessage: vi.fn<Window['postMessage']>() }
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(page as unknown as Window)
  const loads = vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockReturnValue()
  const setConnected = (on: boolean) => act(() => store.set(connectedAtom, on))
  setConnected(false)
  mountPhone()
  expect(loads).toHaveBeenCalledTimes(1)
  setConnected(true)
  const address = 'http://a.yoimachi.localhost:3000/__phone/'
  expect(loads.mock.calls).toEqual([[address], [address]])
  const reload = get('button[aria-label="再読み込み"]')
  fire(reload, new MouseEvent('click', { bubbles: true }))
  expect(loads).toHaveBeenCalledTimes(3)
  // A page that has loaded stays, and reloads itself.
  setReady('a', true)
  setConnected(false)
  setConnected(true)
  expect([loads.mock.calls.length, page.postMessage.mock.calls]).toEqual([3, []])
  fire(reload, new MouseEvent('click', { bubbles: true }))
  expect(loads).toHaveBeenCalledTimes(3)
  expect(page.postMessage.mock.calls[0]).toMatchObject([{ order: { kind: 'reload' } }, expect.any(String)])
})

test('a phone offers the Tab key a way past its page, to what comes after it', () => {
  mountPhone()
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('スキップ'))
  expect(button?.textContent).toBe('スマートフォン A の画面をスキップ')
  const isBefore = (one: Node, other: Node) => Boolean(one.compareDocumentPosition(other) & 4)
  expect(isBefore(button as Node, get('iframe'))).toBe(true)
  fire(button as HTMLElement, new MouseEvent('click', { bubbles: true }))
  expect(document.activeElement?.textContent).toBe('スマートフォン A の画面の末尾')
  expect(isBefore(get('iframe'), document.activeElement as Node)).toBe(true)
})
