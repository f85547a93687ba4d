/** Simulates a person's input on an element with the events that a browser fires. */

type PageWindow = Window & typeof globalThis
const windowOf = (element: Element): PageWindow => element.ownerDocument.defaultView as PageWindow

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]'

export function click(element: Element): void {
  const { MouseEvent, PointerEvent } = windowOf(element)
  const at = { bubbles: true, cancelable: true, composed: true, button: 0, detail: 1 }
  const pointer = { ...at, pointerId: 1, pointerType: 'mouse', isPrimary: true }
  element.dispatchEvent(new PointerEvent('pointerover', pointer))
  element.dispatchEvent(new PointerEvent('pointermove', pointer))
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }))
  const goesOn = element.dispatchEvent(new MouseEvent('mousedown', { ...at, buttons: 1 }))
  if (goesOn) {
    const target = element.closest<HTMLElement>(focusable)
    if (target) target.focus()
    else (element.ownerDocument.activeElement as HTMLElement | null)?.blur()
  }
  element.dispatchEvent(new PointerEvent('pointerup', pointer))
  element.dispatchEvent(new MouseEvent('mouseup', at))
  element.dispatchEvent(new MouseEvent('click', at))
}

/** Calls the native setter instead of React's own, so that React detects the change. */
function setValue(element: Element, value: string): void {
  let prototype = Object.getPrototypeOf(element) as object
  while (!Object.hasOwn(prototype, 'value')) prototype = Object.getPrototypeOf(prototype) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** Fills a field as typing would, up to its maximum length. */
export function fill(element: Element, text: string): void {
  const field = element as Field
  field.focus()
  const { maxLength } = field
  const taken = maxLength > 0 ? text.slice(0, maxLength) : text
  if (field.value === taken) return
  setValue(field, taken)
  field.dispatchEvent(new (windowOf(field).Event)('input', { bubbles: true }))
}

export function choose(element: Element, wanted: string | { label?: string; value?: string; index?: number }): void {
  const select = element as HTMLSelectElement
  const options = [...select.options]
  const fits = ({ value, label, text, index }: HTMLOptionElement): boolean => {
    if (typeof wanted === 'string') return value === wanted || (label || text).trim() === wanted
    if (wanted.index !== undefined) return index === wanted.index
    if (wanted.value !== undefined) return value === wanted.value
    return (label || text).trim() === wanted.label
  }
  const option = options.find(fits)
  if (!option)
    throw new Error(`No option ${JSON.stringify(wanted)} among ${options.map(({ text }) => text).join(', ')}.`)
  const { Event } = windowOf(element)
  select.focus()
  setValue(select, option.value)
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

export interface FilePayload {
  name: string
  mimeType: string
  buffer: Uint8Array
}

export function setFiles(element: Element, payloads: readonly FilePayload[]): void {
  const { File, Event } = windowOf(element)
  const files = payloads.map(
    ({ name, mimeType, buffer }) => new File([new Uint8Array(buffer)], name, { type: mimeType }),
  )
  Object.defineProperty(element, 'files', { value: files, configurable: true })
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Presses a key on an element. Enter and the space bar act as in a browser. */
export function press(element: Element, key: string): void {
  const { KeyboardEvent } = windowOf(element)
  const parts = key.split('+')
  const name = parts.at(-1) ?? key
  const held = {
    ctrlKey: parts.includes('Control'),
    shiftKey: parts.includes('Shift'),
    metaKey: parts.includes('Meta'),
    altKey: parts.includes('Alt'),
  }
  const init = {
    key: name === 'Space' ? ' ' : name,
    code: name,
    bubbles: true,
    cancelable: true,
    composed: true,
    ...held,
  }
  if (name === 'Tab') throw new Error('Where Tab leads is told by a browser: prove it in tests/e2e.')
  const goesOn = element.dispatchEvent(new KeyboardEvent('keydown', init))
  if (goesOn) act(element, name)
  element.dispatchEvent(new KeyboardEvent('keyup', init))
}

function act(element: Element, name: string): void {
  const tag = element.localName
  const isPressed = tag === 'button' || tag === 'summary' || (tag === 'a' && name === 'Enter')
  if ((name === 'Enter' || name === 'Space') && isPressed) (element as HTMLElement).click()
  else if (name === 'Space' && /^(?:checkbox|radio)$/.test(element.getAttribute('type') ?? ''))
    (element as HTMLElement).click()
  else if (name === 'Enter' && tag === 'input')
    element.closest('form')?.querySelector<HTMLElement>('button:not([type=button]), input[type=submit]')?.click()
  else if (name.length === 1 && (tag === 'input' || tag === 'textarea')) fill(element, (element as Field).value + name)
}
