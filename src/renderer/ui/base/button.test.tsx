import { afterEach, expect, test, vi } from 'vitest'
import { fire, get, mount, type Mounted } from '../../../../tests/support/mount-for-test.tsx'
import { Button } from './button.tsx'

let mounted: Mounted
afterEach(() => mounted.unmount())

const click = (element: Element) => fire(element, new MouseEvent('click', { bubbles: true, cancelable: true }))

test('calls onClick once per press', () => {
  const press = vi.fn<() => void>()
  mounted = mount(<Button onClick={press}>登録する</Button>)
  click(get('button'))
  expect(press).toHaveBeenCalledTimes(1)
})

test('keeps text and focus, announces the busy state and ignores presses while busy', () => {
  const press = vi.fn<() => void>()
  mounted = mount(
    <Button onClick={press} busy>
      登録する
    </Button>,
  )
  const button = get('button', HTMLButtonElement)
  button.focus()
  expect(click(button)).toBe(false)
  expect(press).not.toHaveBeenCalled()
  expect(button.textContent).toBe('登録する')
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)
})

test('ignores a second submit while busy', () => {
  const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  mounted = mount(
    <form>
      <Button type="submit" busy>
        送信
      </Button>
    </form>,
  )
  get('form').addEventListener('submit', submit)
  click(get('button'))
  expect(submit).not.toHaveBeenCalled()
})

test('submits a form only with type submit', () => {
  mounted = mount(<Button>登録する</Button>)
  expect(get('button', HTMLButtonElement).type).toBe('button')
})

test('gives its look to a link through render', () => {
  mounted = mount(<Button render={<a href="/home" aria-label="ホーム" />}>ホーム</Button>)
  const link = get('a', HTMLAnchorElement)
  expect(link.getAttribute('href')).toBe('/home')
  expect(link.hasAttribute('type')).toBe(false)
  expect(link.textContent).toBe('ホーム')
})
