/**
 * Keeps input and presses on the markup of the document until React handles them, then repeats them: what was typed, chosen
 * or restored by the browser, and the last press.
 */
export function keepInput(): void {
  /** Inputs with their state; React keeps or resets it at its next render, without an event. */
  const entered = new Map<HTMLInputElement, string | boolean>()
  let press: (() => void) | undefined
  const keepState = (input: HTMLInputElement) => entered.set(input, isChoice(input) ? input.checked : input.value)
  const keepTyped = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) keepState(target)
  }
  /** Browsers fill in and restore without events. */
  const keepRestored = () => {
    for (const input of document.querySelectorAll('input'))
      if (input.value !== input.defaultValue || input.checked !== input.defaultChecked) keepState(input)
  }
  const keepPress = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button:not([type=submit])')
    if (button) press = () => button.click()
  }
  const keepSubmit = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) press = () => target.requestSubmit()
  }
  // The native submit would reload the page.
  const preventReload = (event: Event) => event.preventDefault()
  document.addEventListener('input', keepTyped, true)
  document.addEventListener('click', keepPress, true)
  document.addEventListener('submit', keepSubmit, true)
  document.addEventListener('submit', preventReload, true)

  // React handles a press from here on, so replaying it as well would repeat it.
  const stopKeeping = () => {
    keepRestored()
    document.removeEventListener('click', keepPress, true)
    document.removeEventListener('submit', keepSubmit, true)
  }
  const handOver = () => {
    document.removeEventListener('input', keepTyped, true)
    document.removeEventListener('submit', preventReload, true)
    for (const [input, state] of entered)
      if (typeof state === 'string') typeAgain(input, state)
      else if (state) pressAgain(input)
    press?.()
  }
  document.addEventListener('app-hydrated', stopKeeping, { once: true })
  document.addEventListener('app-ready', handOver, { once: true })
}

/** Sets the value with the prototype's setter, because React tracks `value` on the element and would miss the change. */
function typeAgain(input: HTMLInputElement, value: string): void {
  input.value = ''
  Reflect.set(HTMLInputElement.prototype, 'value', value, input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const isChoice = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox'

/** Chooses with a press, because React reads radio buttons and checkboxes from clicks that change them. */
function pressAgain(input: HTMLInputElement): void {
  input.checked = false
  input.click()
}
