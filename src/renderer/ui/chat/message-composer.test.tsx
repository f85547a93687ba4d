import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fire, get, mount, type, type Mounted } from '../../../../tests/support/mount-for-test.tsx'
import { MessageComposer } from './message-composer.tsx'

let mounted: Mounted
const ignore = () => undefined
const words = { placeholder: 'メッセージを入力', sendLabel: '送信' }
let sent: string[]
let coarse = false

function Chat() {
  const [text, setText] = useState('')
  const send = (value: string) => {
    sent.push(value)
    setText('')
  }
  return <MessageComposer {...words} value={text} onValueChange={setText} onSend={send} />
}

beforeEach(() => {
  sent = []
  coarse = false
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    return { matches: coarse && query === '(pointer: coarse)' } as MediaQueryList
  })
  mounted = mount(<Chat />)
})
afterEach(() => mounted.unmount())

const area = () => get('textarea', HTMLTextAreaElement)
const enter = (init: KeyboardEventInit & { keyCode?: number } = {}) =>
  fire(area(), new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true, ...init }))

test('sends on Enter with a keyboard and empties the input', () => {
  type(area(), 'こんばんは')
  expect(enter()).toBe(false)
  expect(sent).toEqual(['こんばんは'])
  expect(area().value).toBe('')
})

test('does not send on the Enter that confirms a conversion (Chrome: isComposing)', () => {
  type(area(), 'こんばんは')
  expect(enter({ isComposing: true })).toBe(true)
  expect(sent).toEqual([])
})

test('does not send on the Enter that confirms a conversion (Safari: keyCode 229)', () => {
  type(area(), 'こんばんは')
  expect(enter({ keyCode: 229 })).toBe(true)
  expect(sent).toEqual([])
})

test('breaks the line on Shift+Enter', () => {
  type(area(), '一行目')
  expect(enter({ shiftKey: true })).toBe(true)
  expect(sent).toEqual([])
})

test('breaks the line on Enter on a touch screen, where only the button sends', () => {
  coarse = true
  type(area(), 'こんばんは')
  expect(enter()).toBe(true)
  expect(sent).toEqual([])
  fire(get('form'), new Event('submit', { bubbles: true, cancelable: true }))
  expect(sent).toEqual(['こんばんは'])
})

test('CHAT-10 does not send white space alone', () => {
  type(area(), ' 　\n')
  enter()
  fire(get('form'), new Event('submit', { bubbles: true, cancelable: true }))
  expect(sent).toEqual([])
  expect(get('button[type=submit]', HTMLButtonElement).disabled).toBe(true)
})

test('announces an error and keeps the text', () => {
  mounted.render(<MessageComposer {...words} value="www.example.jp" onValueChange={ignore} onSend={ignore} error="" />)
  const region = get('[aria-live=polite]')
  mounted.render(
    <MessageComposer
      {...words}
      value="www.example.jp"
      onValueChange={ignore}
      onSend={ignore}
      error="URLを含むメッセージは送信できません。"
    />,
  )
  expect(get('[aria-live=polite]')).toBe(region)
  expect(region.textContent).toBe('URLを含むメッセージは送信できません。')
  expect(area().getAttribute('aria-describedby')).toBe(region.id)
  expect(area().value).toBe('www.example.jp')
})

test('D-27 a closed field says behind a lock what it waits for, and keeps its name', () => {
  mounted.render(
    <MessageComposer
      {...words}
      value=""
      onValueChange={ignore}
      onSend={ignore}
      locked="お相手のひと言を待っています"
    />,
  )
  expect([area().disabled, area().placeholder, area().getAttribute('aria-label')]).toEqual([
    ...[true, 'お相手のひと言を待っています', 'メッセージを入力'],
  ])
  expect(area().previousElementSibling?.tagName).toBe('svg')
})
