import { setTimeout as sleep } from 'node:timers/promises'
import { choose, click, fill, press, setFiles, type FilePayload } from './input.ts'
import { byLabel, byRole, byText, isChecked, isDisabled, isVisible, matches, textOf } from './queries.ts'
import type { Pattern, RoleOptions } from './queries.ts'

/** Timeout of the browser tests, long enough for a slow machine. */
export const defaultTimeoutMs = 20_000

/** The page runs in the same thread, so the pause gives it more time than the check took. */
export const pause = (lookedMs: number): Promise<void> => sleep(Math.max(5, 2 * lookedMs))

/**
 * Polls until `look` returns a value.
 * @param look returns `undefined` or throws until the value is available
 * @throws the last error of `look`, or a timeout error
 */
export async function until<T>(what: string, look: () => T | undefined, timeoutMs = defaultTimeoutMs): Promise<T> {
  const end = performance.now() + timeoutMs
  for (;;) {
    const begun = performance.now()
    let trouble: Error | undefined
    try {
      const found = look()
      if (found !== undefined) return found
    } catch (error) {
      trouble = error as Error
    }
    if (performance.now() > end) throw trouble ?? new Error(`${what}: not so within ${timeoutMs} ms.`)
    await pause(performance.now() - begun)
  }
}

/** Document for queries, and a function that evaluates code in the page. */
export interface Scene {
  readonly document: Document
  evaluateIn(source: string, ...args: readonly unknown[]): unknown
}

type Find = (scope: readonly ParentNode[]) => Element[]
interface FilterOptions {
  hasText?: Pattern
  hasNotText?: Pattern
  has?: ScreenLocator
  hasNot?: ScreenLocator
  visible?: boolean
}
interface WaitOptions {
  state?: 'attached' | 'detached' | 'visible' | 'hidden'
  timeout?: number
}

const inOrder = (elements: Iterable<Element>): Element[] =>
  [...new Set(elements)].toSorted((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1))

function byCss(scope: ParentNode, selector: string): Element[] {
  if (selector === '..') return (scope as Element).parentElement ? [(scope as Element).parentElement as Element] : []
  // Playwright's extensions to CSS selectors.
  const visible = selector.includes(':visible')
  const found = [...scope.querySelectorAll(selector.replaceAll(':visible', ''))]
  return visible ? found.filter(isVisible) : found
}

/** Playwright's locator API over a page in this process (docs/testing.md). */
export class ScreenLocator {
  readonly #scene: Scene
  readonly #steps: readonly Find[]
  readonly #words: string

  constructor(scene: Scene, steps: readonly Find[] = [], words = 'page') {
    this.#scene = scene
    this.#steps = steps
    this.#words = words
  }

  toString(): string {
    return this.#words
  }
  page = (): Scene => this.#scene

  #then(words: string, step: Find): ScreenLocator {
    return new ScreenLocator(this.#scene, [...this.#steps, step], `${this.#words}.${words}`)
  }

  /** Searches inside each element of the previous step. */
  #inside(words: string, find: (scope: ParentNode) => Element[]): ScreenLocator {
    return this.#then(words, (scopes) => inOrder(scopes.flatMap(find)))
  }

  #kept(words: string, keep: (element: Element) => boolean): ScreenLocator {
    return this.#then(words, (scopes) => (scopes as Element[]).filter(keep))
  }

  /** Returns the current matches in document order. */
  elements(scope: readonly ParentNode[] = [this.#scene.document]): Element[] {
    let found = scope
    for (const step of this.#steps) found = step(found)
    return found as Element[]
  }

  getByRole = (role: string, options: RoleOptions = {}) =>
    this.#inside(`${role} ${String(options.name ?? '')}`, (scope) => byRole(scope, role, options))
  getByText = (text: Pattern, { exact }: { exact?: boolean } = {}) =>
    this.#inside(`text ${String(text)}`, (scope) => byText(scope, text, exact))
  getByLabel = (text: Pattern, { exact }: { exact?: boolean } = {}) =>
    this.#inside(`label ${String(text)}`, (scope) => byLabel(scope, text, exact))
  getByPlaceholder = (text: Pattern) => this.#byAttribute('placeholder', text)
  getByAltText = (text: Pattern) => this.#byAttribute('alt', text)
  getByTitle = (text: Pattern) => this.#byAttribute('title', text)
  #byAttribute = (name: string, text: Pattern) =>
    this.#inside(`${name} ${String(text)}`, (scope) =>
      [...scope.querySelectorAll(`[${name}]`)].filter((it) => matches(it.getAttribute(name) ?? '', text)),
    )

  locator(selector: string | ScreenLocator, options?: FilterOptions): ScreenLocator {
    const found =
      typeof selector === 'string'
        ? this.#inside(selector, (scope) => byCss(scope, selector))
        : this.#inside(String(selector), (scope) => selector.elements([scope]))
    return options ? found.filter(options) : found
  }

  filter({ hasText, hasNotText, has, hasNot, visible }: FilterOptions): ScreenLocator {
    return this.#kept(`filter ${String(hasText ?? has ?? '')}`, (element) => {
      if (hasText !== undefined && !matches(textOf(element), hasText)) return false
      if (hasNotText !== undefined && matches(textOf(element), hasNotText)) return false
      if (has && has.elements([element]).length === 0) return false
      if (hasNot && hasNot.elements([element]).length > 0) return false
      return visible === undefined || isVisible(element) === visible
    })
  }

  first = () => this.nth(0)
  last = () => this.nth(-1)
  nth = (at: number) => this.#then(`nth ${at}`, (scopes) => [scopes.at(at) as Element].filter(Boolean))
  and = (other: ScreenLocator) => this.#kept(`and ${String(other)}`, (element) => other.elements().includes(element))
  or(other: ScreenLocator): ScreenLocator {
    const either = [this, other] as const
    return new ScreenLocator(
      this.#scene,
      [(scope) => inOrder(either.flatMap((it) => it.elements(scope)))],
      either.join(' or '),
    )
  }

  /**
   * Returns the only match, or undefined. Throws when several elements match, because that is a mistake in the test.
   */
  one(): Element | undefined {
    const found = this.elements()
    if (found.length > 1)
      throw new Error(
        `${this.#words} finds ${found.length}: ${found.map((it) => it.outerHTML.slice(0, 120)).join('\n')}`,
      )
    return found[0]
  }

  #attached = (timeoutMs?: number) => until(`${this.#words} is there`, () => this.one(), timeoutMs)

  /** Waits until the element is usable, then uses it. */
  async #use(
    use: (element: Element) => void | Promise<void>,
    isWanted: (element: Element) => boolean = () => true,
  ): Promise<void> {
    const element = await until(`${this.#words} can be used`, () => {
      const found = this.one()
      return found && isVisible(found) && !isDisabled(found) && isWanted(found) ? found : undefined
    })
    await use(element)
    // Lets immediate effects finish before the next line of the test.
    await sleep(0)
  }

  click = (_options?: object) => this.#use(click)
  /** Presses again before any response from outside the page arrives. */
  dblclick = () =>
    this.#use(async (element) => {
      click(element)
      await sleep(0)
      if (!isDisabled(element)) click(element)
    })
  fill = (text: string) => this.#use((element) => fill(element, text))
  clear = () => this.fill('')
  pressSequentially = (text: string) => this.#use((element) => [...text].forEach((sign) => press(element, sign)))
  press = (key: string) =>
    this.#use((element) => {
      ;(element as HTMLElement).focus()
      press(element, key)
    })
  check = () => this.setChecked(true)
  uncheck = () => this.setChecked(false)
  async setChecked(wanted: boolean): Promise<void> {
    await this.#use((element) => {
      if (isChecked(element) !== wanted) click(element)
    })
    await until(
      `${this.#words} is ${wanted ? 'checked' : 'unchecked'}`,
      () => this.elements().some((it) => isChecked(it) === wanted) || undefined,
    )
  }
  selectOption = (option: Parameters<typeof choose>[1]) =>
    this.#use(
      (element) => choose(element, option),
      (element) => (element as HTMLSelectElement).options.length > 0,
    )
  async setInputFiles(files: FilePayload | readonly FilePayload[]): Promise<void> {
    setFiles(await this.#attached(), Array.isArray(files) ? files : [files as FilePayload])
    await sleep(0)
  }
  focus = async () => ((await this.#attached()) as HTMLElement).focus()
  blur = async () => ((await this.#attached()) as HTMLElement).blur()
  scrollIntoViewIfNeeded = async () => void (await this.#attached())
  async dispatchEvent(type: string, init: EventInit = {}): Promise<void> {
    const element = await this.#attached()
    const { Event, MouseEvent } = element.ownerDocument.defaultView as Window & typeof globalThis
    const Kind = type === 'click' ? MouseEvent : Event
    element.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, ...init }))
    await sleep(0)
  }

  async waitFor({ state = 'visible', timeout = defaultTimeoutMs }: WaitOptions = {}): Promise<void> {
    const isSo = { attached: isThere, visible: isSeen, detached: isGone, hidden: isUnseen }[state]
    await until(`${this.#words} is ${state}`, () => isSo(this.one()) || undefined, timeout)
  }

  count = async () => this.elements().length
  all = async () => this.elements().map((_, at) => this.nth(at))
  isVisible = async () => isSeen(this.one())
  isHidden = async () => isUnseen(this.one())
  isEnabled = async () => !isDisabled(await this.#attached())
  isDisabled = async () => isDisabled(await this.#attached())
  isChecked = async () => isChecked(await this.#attached())
  textContent = async () => (await this.#attached()).textContent
  innerText = async () => ((await this.#attached()) as HTMLElement).innerText.trim()
  innerHTML = async () => (await this.#attached()).innerHTML
  inputValue = async () => ((await this.#attached()) as HTMLInputElement).value
  getAttribute = async (name: string) => (await this.#attached()).getAttribute(name)
  allTextContents = async () => this.elements().map((it) => it.textContent ?? '')
  allInnerTexts = async () => this.elements().map((it) => (it as HTMLElement).innerText.trim())
  evaluate = async (work: (element: Element, arg?: unknown) => unknown, arg?: unknown) =>
    this.#scene.evaluateIn(work.toString(), await this.#attached(), arg)
  evaluateAll = async (work: (elements: Element[], arg?: unknown) => unknown, arg?: unknown) =>
    this.#scene.evaluateIn(work.toString(), this.elements(), arg)
}

const isThere = (element: Element | undefined) => element !== undefined
const isGone = (element: Element | undefined) => element === undefined
const isSeen = (element: Element | undefined) => element !== undefined && isVisible(element)
const isUnseen = (element: Element | undefined) => !isSeen(element)
