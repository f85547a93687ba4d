import { act } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { fire, mount, type Mounted } from '../../../../tests/support/mount-for-test.tsx'
import { Popup } from './popup.tsx'

let mounted: Mounted | undefined
afterEach(() => {
  mounted?.unmount()
  vi.restoreAllMocks()
})

const named = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === text)

function open(onHover: boolean) {
  const chosen = vi.fn<() => void>()
  mounted = mount(
    <Popup label="期限" onHover={onHover} trigger={<button type="button">時計</button>}>
      <button type="button" onClick={chosen}>
        1分前
      </button>
    </Popup>,
  )
  const clock = named('時計')
  if (!clock) throw new Error('The trigger is missing.')
  const touch = (type: string) => fire(clock, new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
  /** The layer itself leaves after its motion. */
  const isOpen = () => clock.getAttribute('aria-expanded') === 'true'
  return { chosen, clock, touch, isOpen }
}

test('a finger presses the clock, slides to a button and lifts there: one press', () => {
  const { chosen, touch } = open(true)
  touch('pointerdown')
  const minute = named('1分前')
  expect(minute).toBeDefined()
  document.elementFromPoint = () => minute ?? null
  touch('pointerup')
  expect(chosen).toHaveBeenCalledTimes(1)
})

test('a finger that slides off the clock and lifts on a button outside the layer presses nothing', () => {
  const outside = document.createElement('button')
  const pressed = vi.fn<() => void>()
  outside.addEventListener('click', pressed)
  document.body.append(outside)
  onTestFinished(() => outside.remove())
  const { touch, isOpen } = open(true)
  touch('pointerdown')
  document.elementFromPoint = () => outside
  touch('pointerup')
  expect(pressed).not.toHaveBeenCalled()
  expect(isOpen()).toBe(true)
})

test('a finger lifted on the clock leaves the layer open, and a second press closes it', () => {
  const { clock, touch, isOpen } = open(true)
  document.elementFromPoint = () => clock
  const press = () => {
    touch('pointerdown')
    touch('pointerup')
    fire(clock, new MouseEvent('click', { bubbles: true }))
  }
  press()
  expect(isOpen()).toBe(true)
  press()
  expect(isOpen()).toBe(false)
})

test('a press inside a phone closes the layer', () => {
  const { clock, isOpen } = open(false)
  fire(clock, new MouseEvent('click', { bubbles: true }))
  expect(isOpen()).toBe(true)
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.createElement('iframe'))
  act(() => void window.dispatchEvent(new Event('blur')))
  expect(isOpen()).toBe(false)
})
