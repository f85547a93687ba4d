import type { expect as playwrightExpect } from '@playwright/test'
import { expect as vitestExpect } from 'vitest'
import { defaultTimeoutMs, pause, type ScreenLocator } from './locator.ts'
import {
  descriptionOf,
  isChecked,
  isDisabled,
  isVisible,
  matches,
  nameOf,
  normal,
  textOf,
  type Pattern,
} from './queries.ts'
import type { ScreenPage } from './screen-page.ts'

interface MatchResult {
  readonly pass: boolean
  readonly actual: unknown
}
interface Timeout {
  timeout?: number
}
type State = { isNot?: boolean }

/** Polls until the verdict has the wanted value. */
async function eventually(
  { isNot = false }: State,
  subject: unknown,
  wanted: string,
  look: () => MatchResult,
  { timeout = defaultTimeoutMs }: Timeout = {},
) {
  const end = performance.now() + timeout
  for (;;) {
    const begun = performance.now()
    const { pass, actual } = look()
    if (pass !== isNot || performance.now() > end)
      return {
        pass,
        message: () =>
          `${String(subject)}\n${isNot ? 'not ' : ''}${wanted}\nfound: ${JSON.stringify(actual)?.slice(0, 2_000)}`,
      }
    await pause(performance.now() - begun)
  }
}

/** A matcher of one element. Without an element it fails; its negation passes only if `absent` is set. */
const ofElement =
  (wanted: string, look: (element: Element, ...args: never[]) => MatchResult, absent = false) =>
  (state: State, subject: ScreenLocator, args: readonly unknown[]) => {
    const last = args.at(-1)
    const options = typeof last === 'object' && last !== null && 'timeout' in last ? (last as Timeout) : {}
    return eventually(
      state,
      subject,
      `${wanted} ${args.map(String).join(', ')}`,
      () => {
        const element = subject.one()
        if (!element) return { pass: absent ? false : state.isNot === true, actual: 'no element' }
        return look(element, ...(args as never[]))
      },
      options,
    )
  }

const fits = (text: string, pattern: Pattern, isWhole: boolean): boolean =>
  typeof pattern === 'string'
    ? isWhole
      ? normal(text) === normal(pattern)
      : normal(text).includes(normal(pattern))
    : matches(text, pattern)

/** Matches the text of one element, or the texts of a list in order. */
function texts(isWhole: boolean) {
  return (state: State, subject: ScreenLocator, [wanted, options]: readonly unknown[]) => {
    const { timeout } = (options ?? {}) as Timeout
    return eventually(
      state,
      subject,
      `has ${isWhole ? 'the text' : 'in its text'} ${String(wanted)}`,
      () => {
        if (!Array.isArray(wanted)) {
          const element = subject.one()
          if (!element) return { pass: state.isNot === true, actual: 'no element' }
          return { pass: fits(textOf(element), wanted as Pattern, isWhole), actual: normal(textOf(element)) }
        }
        const found = subject.elements().map(textOf)
        const patterns = wanted as Pattern[]
        // `toContainText` skips elements that are not listed.
        let at = 0
        for (const text of found) if (at < patterns.length && fits(text, patterns[at] ?? '', isWhole)) at += 1
        const pass = at === patterns.length && (!isWhole || found.length === patterns.length)
        return { pass, actual: found.map(normal) }
      },
      timeout === undefined ? {} : { timeout },
    )
  }
}

const valueOf = (element: Element) => (element as HTMLInputElement).value

const locatorMatchers: Record<string, (state: State, subject: never, args: readonly unknown[]) => unknown> = {
  toBeVisible: ofElement('is visible', (it) => ({ pass: isVisible(it), actual: it.outerHTML.slice(0, 200) }), true),
  toBeAttached: ofElement('is there', () => ({ pass: true, actual: 'there' }), true),
  toBeHidden: (state: State, subject: ScreenLocator, [options]: readonly unknown[]) =>
    eventually(
      state,
      subject,
      'is hidden',
      () => {
        const element = subject.one()
        return { pass: !element || !isVisible(element), actual: element?.outerHTML.slice(0, 200) }
      },
      options ?? {},
    ),
  toHaveCount: (state: State, subject: ScreenLocator, [wanted, options]: readonly unknown[]) =>
    eventually(
      state,
      subject,
      `is there ${String(wanted)} times`,
      () => ({ pass: subject.elements().length === wanted, actual: subject.elements().length }),
      options ?? {},
    ),
  toHaveText: texts(true),
  toContainText: texts(false),
  toHaveValue: ofElement('has the value', (it, wanted: Pattern) => ({
    pass: typeof wanted === 'string' ? valueOf(it) === wanted : wanted.test(valueOf(it)),
    actual: valueOf(it),
  })),
  toHaveAttribute: ofElement('has the attribute', (it, name: string, wanted?: Pattern) => {
    const actual = it.getAttribute(name)
    if (wanted === undefined || (typeof wanted === 'object' && !(wanted instanceof RegExp)))
      return { pass: actual !== null, actual }
    return { pass: actual !== null && (typeof wanted === 'string' ? actual === wanted : wanted.test(actual)), actual }
  }),
  toHaveClass: ofElement('has the class', (it, wanted: Pattern) => ({
    pass: typeof wanted === 'string' ? it.className === wanted : wanted.test(it.className),
    actual: it.className,
  })),
  toHaveAccessibleName: ofElement('has the name', (it, wanted: Pattern) => ({
    pass: fits(nameOf(it), wanted, true),
    actual: nameOf(it),
  })),
  toHaveAccessibleDescription: ofElement('has the description', (it, wanted: Pattern) => ({
    pass: fits(descriptionOf(it), wanted, true),
    actual: descriptionOf(it),
  })),
  toBeDisabled: ofElement('is disabled', (it) => ({ pass: isDisabled(it), actual: it.outerHTML.slice(0, 200) })),
  toBeEnabled: ofElement('is enabled', (it) => ({ pass: !isDisabled(it), actual: it.outerHTML.slice(0, 200) })),
  toBeEditable: ofElement('can be edited', (it) => ({
    pass: !isDisabled(it) && !it.hasAttribute('readonly'),
    actual: it.outerHTML.slice(0, 200),
  })),
  toBeChecked: ofElement('is checked', (it, options?: { checked?: boolean }) => ({
    pass: isChecked(it) === (options?.checked ?? true),
    actual: isChecked(it),
  })),
  toBeFocused: ofElement('has the focus', (it) => ({
    pass: it.ownerDocument.activeElement === it,
    actual: it.ownerDocument.activeElement?.outerHTML.slice(0, 200),
  })),
  toBeEmpty: ofElement('is empty', (it) => ({
    pass: 'value' in it && it.localName !== 'li' ? valueOf(it) === '' : normal(it.textContent ?? '') === '',
    actual: it.outerHTML.slice(0, 200),
  })),
}

const pageMatchers: Record<string, (state: State, subject: ScreenPage, args: readonly unknown[]) => unknown> = {
  toHaveURL: (state, page, [wanted, options]) =>
    eventually(
      state,
      'the address',
      `is ${String(wanted)}`,
      () => ({ pass: page.isAt(wanted as string), actual: page.url() }),
      options ?? {},
    ),
  toHaveTitle: (state, page, [wanted, options]) =>
    eventually(
      state,
      'the title',
      `is ${String(wanted)}`,
      () => ({ pass: fits(page.document.title, wanted as Pattern, true), actual: page.document.title }),
      options ?? {},
    ),
}

const adapted = (all: Record<string, (state: State, subject: never, args: readonly unknown[]) => unknown>) =>
  Object.fromEntries(
    Object.entries(all).map(([name, matcher]) => [
      name,
      function (this: State, subject: unknown, ...args: unknown[]) {
        return matcher(this, subject as never, args)
      },
    ]),
  )

vitestExpect.extend({ ...adapted(locatorMatchers), ...adapted(pageMatchers) } as never)

/** Vitest's `expect` with Playwright's matchers for pages and locators. */
export const expect = vitestExpect as unknown as typeof playwrightExpect
