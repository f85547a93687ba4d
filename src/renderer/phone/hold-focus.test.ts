import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdFocus } from './hold-focus.ts'
import type { Page } from './link.ts'

let isHere = false
let active: object
const activate = (element: object) => void (active = element)

/** A page whose elements note their focus, in a frame that has the focus or not. */
function aPage() {
  const body = { name: 'body' }
  active = body
  const given: [name: string, how: unknown][] = []
  class Focusable {
    isConnected = true
    constructor(readonly name: string) {}
    focus(how?: unknown) {
      given.push([this.name, how])
      activate(this)
    }
  }
  class Field extends Focusable {
    select() {
      given.push([`text of ${this.name}`, undefined])
      activate(this)
    }
  }
  // Each has its own methods, as in a browser.
  const note = (name: string) => given.push([name, undefined])
  class Area extends Field {
    override select() {
      note(`text of ${this.name}`)
    }
  }
  class Picture extends Focusable {
    override focus() {
      note(this.name)
    }
  }
  const listeners = new Map<string, (event: object) => void>()
  const page = {
    ...{ HTMLElement: Focusable, SVGElement: Picture, HTMLInputElement: Field, HTMLTextAreaElement: Area },
    document: {
      body,
      get activeElement() {
        return active
      },
    },
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
    focus: vi.fn<() => void>(),
  }
  holdFocus(page as unknown as Page)
  const fire = (kind: string, event: object = {}) => listeners.get(kind)?.(event)
  /** The person enters the page; `press` first, when it is with a finger or the mouse. */
  const enter = (target: object = page) => {
    fire('focus', { target })
    vi.runAllTimers()
  }
  const names = () => given.map(([name]) => name)
  return { page, body, given, names, fire, enter, dialog: new Focusable('dialog'), Field, Area, Picture, Focusable }
}

beforeEach(() => {
  isHere = false
  vi.useFakeTimers()
  vi.stubGlobal('document', { hasFocus: () => isHere })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('focuses at once what a page focuses while the person is there', () => {
  const { dialog, given, Field } = aPage()
  isHere = true
  dialog.focus({ preventScroll: false })
  new Field('name').select()
  expect(given).toEqual([
    ['dialog', { preventScroll: false }],
    ['text of name', undefined],
  ])
})

test('notes what a page focuses while the person is elsewhere, and focuses it when they enter', () => {
  const { dialog, given, enter } = aPage()
  dialog.focus()
  expect(given).toEqual([])
  enter()
  expect(given).toEqual([['dialog', { preventScroll: true }]])
  active = {}
  enter()
  expect(given).toHaveLength(1)
})

test('holds each kind of element, and the choice of a text too', () => {
  const { names, enter, Field, Area, Picture } = aPage()
  for (const take of [
    () => new Picture('picture').focus(),
    () => new Field('field').select(),
    () => new Area('area').select(),
  ]) {
    take()
    expect(names()).toEqual([])
  }
  enter()
  expect(names()).toEqual(['area'])
})

test('does not hold an element outside the page, nor focus one that has left it', () => {
  const { dialog, given, enter } = aPage()
  dialog.focus()
  dialog.isConnected = false
  enter()
  expect(given).toEqual([])
  dialog.focus()
  expect(given).toHaveLength(1)
})

test('ignores the focus of an element inside the page', () => {
  const { dialog, given, enter } = aPage()
  dialog.focus()
  enter({})
  expect(given).toEqual([])
})

test('keeps what the person pressed, and forgets what the page wanted', () => {
  const { dialog, names, fire, enter, Focusable } = aPage()
  dialog.focus()
  fire('pointerdown')
  active = new Focusable('pressed')
  enter()
  fire('keyup', { key: 'Tab' })
  expect(names()).toEqual([])
  enter()
  expect(names()).toEqual([])
})

test('lets a page focus what a press asks for, and then takes the focus into the frame', () => {
  const { page, dialog, names, fire } = aPage()
  fire('pointerdown')
  dialog.focus()
  expect([names(), page.focus.mock.calls.length]).toEqual([['dialog'], 0])
  vi.runAllTimers()
  expect(page.focus).toHaveBeenCalledTimes(1)
  active = {}
  dialog.focus()
  expect(names()).toEqual(['dialog'])
  isHere = true
  fire('pointerdown')
  vi.runAllTimers()
  expect(page.focus).toHaveBeenCalledTimes(1)
})

test('gives a waiting dialog the focus instead of the first element after Tab', () => {
  const { dialog, names, fire, enter, Focusable } = aPage()
  dialog.focus()
  active = new Focusable('first')
  enter()
  expect(names()).toEqual([])
  fire('keyup', { key: 'a' })
  fire('keyup', { key: 'Tab' })
  expect(names()).toEqual([])
  enter()
  fire('keyup', { key: 'Tab' })
  expect(names()).toEqual(['dialog'])
})

test('leaves the focus to keys pressed inside the page', () => {
  const { dialog, names, fire, enter, Focusable } = aPage()
  dialog.focus()
  active = new Focusable('first')
  enter()
  fire('keydown')
  fire('keyup', { key: 'Tab' })
  expect(names()).toEqual([])
})

test('gives the focus when the element before is still focused', () => {
  const { dialog, names, enter, Focusable } = aPage()
  active = new Focusable('before')
  dialog.focus()
  enter()
  expect(names()).toEqual(['dialog'])
})
