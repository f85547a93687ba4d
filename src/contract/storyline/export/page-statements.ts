import type { PageAction } from '../actions.ts'
import type { StoryElement } from '../element.ts'
import type { ShownExpectation } from '../expectations.ts'
import { call, chain, type ChainCode, type Code, object, quoted } from './code.ts'
import type { TestBody } from './test-body.ts'
import { besideTest } from './test-file.ts'

/** Folder of a spec. A CommonJS project has no `import.meta`. */
export const specFolder = call('dirname', 'test.info().file')

/** An action on a page as a statement of Playwright. @param page variable of the page */
export function pageActionCode(page: string, action: PageAction, body: TestBody): Code {
  if ('press' in action) return chain(locator(page, action.press), '.click')
  if ('key' in action)
    return chain(action.on ? locator(page, action.on) : `${page}.keyboard`, '.press', quoted(action.key))
  if ('type' in action) return chain(locator(page, action.type), '.fill', body.value(action.text))
  if ('choose' in action)
    return chain(locator(page, action.choose), '.selectOption', object({ label: quoted(action.option) }))
  if ('upload' in action)
    return chain(locator(page, action.upload), '.setInputFiles', besideTest(specFolder, action.file))
  if ('back' in action) return chain(page, '.goBack')
  if ('network' in action) return chain(chain(page, '.context'), '.setOffline', String(action.network === 'offline'))
  if ('fillCard' in action) return call('fillCard', page, quoted(action.fillCard))
  const { to, subject } = action.openMail
  const mail = object({ to: quoted(to), subject: subject === undefined ? undefined : quoted(subject) })
  return chain(page, '.goto', chain('await mock.outbox', '.link', mail))
}

/** What a page must show, as statements of Playwright. */
export function shownCodes(page: string, expected: ShownExpectation): Code[] {
  if ('text' in expected) {
    const place = expected.within ? locator(page, expected.within) : chain(page, '.locator', quoted('body'))
    const matcher = `${expected.absent ? '.not' : ''}.toContainText`
    return [chain(call('expect', place), matcher, quoted(expected.text), object({ useInnerText: 'true' }))]
  }
  const found = call('expect', locator(page, expected.element))
  return matchersOf(expected).map(({ name, args = [] }) => chain(found, name, ...args))
}

function locator(page: string, { role, name, position, within }: StoryElement): ChainCode {
  const options = name === undefined ? [] : [object({ name: quoted(name), exact: 'true' })]
  const found = chain(within ? locator(page, within) : page, '.getByRole', quoted(role), ...options)
  if (position === undefined) return found
  return position === 1 ? chain(found, '.first') : chain(found, '.nth', String(position - 1))
}

interface Matcher {
  /** `.toHaveCount` */
  readonly name: string
  readonly args?: readonly Code[]
}

type ElementExpectation = Extract<ShownExpectation, { element: unknown }>

function matchersOf({ element, enabled, checked, count, absent }: ElementExpectation): Matcher[] {
  if (absent) return [{ name: '.toHaveCount', args: ['0'] }]
  const matchers: Matcher[] = []
  if (count !== undefined) matchers.push({ name: '.toHaveCount', args: [String(count)] })
  if (enabled !== undefined) matchers.push({ name: enabled ? '.toBeEnabled' : '.toBeDisabled' })
  if (checked !== undefined) matchers.push(checkedMatcher(element, checked))
  return matchers.length > 0 ? matchers : [{ name: '.toBeVisible' }]
}

/** Roles that can be checked; the others are selected or pressed. */
const checkable = new Set(['checkbox', 'menuitemcheckbox', 'menuitemradio', 'radio', 'switch'])

function checkedMatcher({ role }: StoryElement, checked: boolean): Matcher {
  if (checkable.has(role)) return { name: checked ? '.toBeChecked' : '.not.toBeChecked' }
  const attribute = role === 'button' ? 'aria-pressed' : 'aria-selected'
  return { name: '.toHaveAttribute', args: [quoted(attribute), quoted(String(checked))] }
}
