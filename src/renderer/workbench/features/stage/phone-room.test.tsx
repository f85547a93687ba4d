import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { fire, get, mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { phonesAtom } from '../../hub/phone-state.ts'
import { store } from '../../hub/state.ts'
import { Phone } from './phone.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

beforeEach(() => void stubControl({}))

test('a phone offers the Tab key a way past its page, to what comes after it', () => {
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <Phone name="a" state={store.get(phonesAtom).a} scale={0.5} isPresented={false} isHidden={false} />
      </QueryClientProvider>
    </Provider>,
  )
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('スキップ'))
  expect(button?.textContent).toBe('スマートフォン A の画面をスキップ')
  const isBefore = (one: Node, other: Node) => Boolean(one.compareDocumentPosition(other) & 4)
  expect(isBefore(button as Node, get('iframe'))).toBe(true)
  fire(button as HTMLElement, new MouseEvent('click', { bubbles: true }))
  expect(document.activeElement?.textContent).toBe('スマートフォン A の画面の末尾')
  expect(isBefore(get('iframe'), document.activeElement as Node)).toBe(true)
})
