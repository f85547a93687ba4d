import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { setNativeValue } from '../../src/renderer/ui/form/typed-value.ts'

declare global {
  // React warns unless a test declares that it wraps updates in `act`.
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined
}

export interface Mounted {
  box: HTMLElement
  render: (element: ReactElement) => void
  unmount: () => void
}

/** Mounts an element in the document of a component test. Call `unmount` at the end. */
export function mount(element: ReactElement): Mounted {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  const render = (next: ReactElement) => act(() => root.render(next))
  render(element)
  return {
    box,
    render,
    unmount: () => {
      act(() => root.unmount())
      box.remove()
    },
  }
}

type Kind<T extends Element> = new () => T

/** First element that matches a selector and a class; throws without one, so that no test passes by its absence. */
export function get<T extends Element>(selector: string, kind: Kind<T>): T
export function get(selector: string): HTMLElement
export function get(selector: string, kind: Kind<Element> = Element): Element {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`No ${kind.name} for ${selector}`)
  return found
}

/** Types into a controlled or uncontrolled input. */
export function type(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  act(() => setNativeValue(element, value))
}

/** Dispatches an event inside `act`. */
export function fire(element: Element, event: Event): boolean {
  let kept = true
  act(() => {
    kept = element.dispatchEvent(event)
  })
  return kept
}
