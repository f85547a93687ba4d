import { afterEach, expect, test, vi } from 'vitest'
import { fire, get, mount, type Mounted } from '../../../../tests/support/mount-for-test.tsx'
import { Button } from './button.tsx'

let mounted: Mounted
afterEach(() => mounted.unmount())

const click = (element: Element) => fire(element, new MouseEvent('click', { bubbles: true, cancelable: true }))

test('a press counts once', () => {
  const press = vi.fn<() => void>()
  mounted = mount(<Button onClick={press}>登録する</Button>)
  click(get('button'))
  expect(press).toHaveBeenCalledTimes(1)
})

test('a busy button keeps its text and focus, says so, and ignores presses', () => {
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

test('a busy submit button does not submit a second time', () => {
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

test('it submits only when told so', () => {
  mounted = mount(<Button>登録する</Button>)
  expect(get('button', HTMLButtonElement).type).toBe('button')
})

test('render gives the look to a link', () => {
  mounted = mount(<Button render={<a href="/home" aria-label="ホーム" />}>ホーム</Button>)
  const link = get('a', HTMLAnchorElement)
  expect(link.getAttribute('href')).toBe('/home')
  expect(link.hasAttribute('type')).toBe(false)
  expect(link.textContent).toBe('ホーム')
})
