import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { fire, mount, type Mounted } from '../../../../tests/support/mount-for-test.tsx'
import { ActionButton } from './buttons.tsx'

let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

const named = (text: string) => {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent === text)
  if (!found) throw new Error(`No button ${text}.`)
  return found
}
/** Presses a button by keyboard, which has the focus then. */
const press = (text: string) => {
  named(text).focus()
  fire(named(text), new MouseEvent('click', { bubbles: true }))
}
const focused = () => document.activeElement?.textContent

test('the focus goes to the question of an action and back, and stays where a person has put it', async () => {
  let end = () => {}
  const run = () => new Promise<void>((resolve) => (end = resolve))
  mounted = mount(
    <>
      <ActionButton run={run} confirmText="本当に削除">
        削除
      </ActionButton>
      <input />
    </>,
  )
  expect(document.activeElement).toBe(document.body)
  press('削除')
  expect(focused()).toBe('本当に削除')
  press('やめる')
  expect(focused()).toBe('削除')
  press('削除')
  press('本当に削除')
  await act(async () => end())
  expect(focused()).toBe('削除')
  press('削除')
  press('本当に削除')
  document.querySelector('input')?.focus()
  await act(async () => end())
  expect(document.activeElement?.tagName).toBe('INPUT')
})
