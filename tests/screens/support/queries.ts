/** Finds elements by the rules of Playwright's locators, without a layout. Attributes and classes decide visibility. */

export type Pattern = string | RegExp

export interface RoleOptions {
  name?: Pattern
  exact?: boolean
  level?: number
  checked?: boolean
  pressed?: boolean
  expanded?: boolean
  selected?: boolean
  disabled?: boolean
  includeHidden?: boolean
}

export const normal = (text: string): string =>
  text
    .replaceAll(/[\u200B\u00AD]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Whether a text contains a pattern regardless of case, equals it (`exact`), or matches a regular expression. */
export function matches(text: string, pattern: Pattern, exact = false): boolean {
  const found = normal(text)
  if (typeof pattern !== 'string') return new RegExp(pattern.source, pattern.flags.replace('g', '')).test(found)
  const wanted = normal(pattern)
  return exact ? found === wanted : found.toLowerCase().includes(wanted.toLowerCase())
}

const tagOf = (element: Element): string => element.localName
const inputType = (element: Element): string => (element.getAttribute('type') ?? 'text').toLowerCase()

const inputRoles = new Map([
  ['checkbox', 'checkbox'],
  ['radio', 'radio'],
  ['button', 'button'],
  ['submit', 'button'],
  ['reset', 'button'],
  ['image', 'button'],
  ['number', 'spinbutton'],
  ['range', 'slider'],
  ['search', 'searchbox'],
  ['email', 'textbox'],
  ['tel', 'textbox'],
  ['text', 'textbox'],
  ['url', 'textbox'],
])
const tagRoles = new Map([
  ['article', 'article'],
  ['aside', 'complementary'],
  ['button', 'button'],
  ['dd', 'definition'],
  ['details', 'group'],
  ['dialog', 'dialog'],
  ['dt', 'term'],
  ['fieldset', 'group'],
  ['figure', 'figure'],
  ['hr', 'separator'],
  ['li', 'listitem'],
  ['main', 'main'],
  ['nav', 'navigation'],
  ['ol', 'list'],
  ['option', 'option'],
  ['output', 'status'],
  ['p', 'paragraph'],
  ['progress', 'progressbar'],
  ['svg', 'img'],
  ['table', 'table'],
  ['tbody', 'rowgroup'],
  ['td', 'cell'],
  ['textarea', 'textbox'],
  ['th', 'columnheader'],
  ['time', 'time'],
  ['tr', 'row'],
  ['ul', 'list'],
])

/** Explicit or implicit role of an element; empty for none. */
function roleOf(element: Element): string {
  const own = element.getAttribute('role')?.split(' ')[0]
  if (own) return own
  const tag = tagOf(element)
  if (/^h[1-6]$/.test(tag)) return 'heading'
  if (tag === 'a' || tag === 'area') return element.hasAttribute('href') ? 'link' : ''
  if (tag === 'img') return element.getAttribute('alt') === '' ? '' : 'img'
  if (tag === 'select') return element.hasAttribute('multiple') ? 'listbox' : 'combobox'
  if (tag === 'input') return inputRoles.get(inputType(element)) ?? ''
  if (tag === 'section') return nameOf(element) === '' ? '' : 'region'
  if (tag === 'form') return nameOf(element) === '' ? '' : 'form'
  if (tag === 'header') return element.closest('article, aside, main, nav, section') ? '' : 'banner'
  if (tag === 'footer') return element.closest('article, aside, main, nav, section') ? '' : 'contentinfo'
  return tagRoles.get(tag) ?? ''
}

const namedByContent = new Set([
  'button',
  'cell',
  'checkbox',
  'columnheader',
  'heading',
  'link',
  'menuitem',
  'option',
  'radio',
  'row',
  'switch',
  'tab',
  'tooltip',
])
const blocks = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'br',
  'dd',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figure',
])
for (const tag of ['footer', 'form', 'h1', 'h2', 'h3', 'h4', 'header', 'li', 'main', 'nav', 'ol', 'p', 'section', 'ul'])
  blocks.add(tag)
const blockClass = /^(?:block|flex|grid|inline-block|inline-flex|inline-grid|table)$/
const boxClass = /^(?:flex|grid|inline-flex|inline-grid)$/

const hasClass = (element: Element | null, wanted: RegExp): boolean =>
  [...(element?.classList ?? [])].some((name) => wanted.test(name))

const isBlock = (element: Element): boolean =>
  blocks.has(tagOf(element)) || hasClass(element, blockClass) || hasClass(element.parentElement, boxClass)

function byIds(element: Element, attribute: string): Element[] {
  const ids = element.getAttribute(attribute)?.split(/\s+/).filter(Boolean) ?? []
  return ids.flatMap((id) => element.ownerDocument.getElementById(id) ?? [])
}

/** Labels of a form control: around it, or pointing to it. */
function labelsOf(element: Element): Element[] {
  if (!/^(?:input|select|textarea|button|output|meter|progress)$/.test(tagOf(element))) return []
  const around = element.closest('label')
  const { id } = element
  const pointing =
    id === '' ? [] : [...element.ownerDocument.querySelectorAll('label')].filter((it) => it.htmlFor === id)
  return [...new Set([...(around ? [around] : []), ...pointing])]
}

/** Text of an element within an accessible name. */
function contentOf(element: Element, except?: Element): string {
  let text = ''
  for (const node of element.childNodes) {
    if (node.nodeType === 3) text += node.textContent ?? ''
    if (node.nodeType !== 1 || node === except) continue
    const child = node as Element
    if (child.getAttribute('aria-hidden') === 'true' || isSwitchedOff(child)) continue
    const labelled = child.getAttribute('aria-label')
    const part = labelled ?? (tagOf(child) === 'img' ? child.getAttribute('alt') : null) ?? contentOf(child, except)
    text += isBlock(child) ? ` ${part} ` : part
  }
  return text
}

/** The accessible name of an element. */
export function nameOf(element: Element): string {
  const labelled = byIds(element, 'aria-labelledby')
  if (labelled.length > 0) return normal(labelled.map((it) => it.getAttribute('aria-label') ?? contentOf(it)).join(' '))
  const label = element.getAttribute('aria-label')
  if (label?.trim()) return normal(label)
  const tag = tagOf(element)
  if (tag === 'input' && /^(?:submit|button|reset)$/.test(inputType(element)))
    return normal(element.getAttribute('value') ?? '')
  const labels = labelsOf(element)
  if (labels.length > 0) return normal(labels.map((it) => contentOf(it, element)).join(' '))
  if (tag === 'img') return normal(element.getAttribute('alt') ?? '')
  const caption = { fieldset: 'legend', table: 'caption', figure: 'figcaption', svg: 'title' }[tag]
  const captioned = caption && [...element.children].find((child) => tagOf(child) === caption)
  if (captioned) return normal(contentOf(captioned))
  const own = element.getAttribute('role')?.split(' ')[0]
  if (own ? namedByContent.has(own) : !/^(?:section|form)$/.test(tag) && namedByContent.has(roleOf(element)))
    return normal(contentOf(element))
  return normal(element.getAttribute('title') ?? element.getAttribute('placeholder') ?? '')
}

/** Accessible description of an element, from `aria-describedby`. */
export const descriptionOf = (element: Element): string =>
  normal(
    byIds(element, 'aria-describedby')
      .map((it) => contentOf(it))
      .join(' '),
  )

/** Classes that hide an element in a window 390 px wide with a mouse. */
const hidingClass = /^(?:hidden|max-[a-z]+:hidden|max-@\S+:hidden|pointer-fine:hidden|invisible)$/

function isSwitchedOff(element: Element): boolean {
  if (element.hasAttribute('hidden')) return true
  const { display, visibility } = (element as HTMLElement).style ?? {}
  if (display === 'none' || visibility === 'hidden') return true
  const classes = element.getAttribute('class')
  if (!classes?.includes('hidden') && !classes?.includes('invisible')) return false
  return (
    hasClass(element, hidingClass) || (element.classList.contains('empty:hidden') && element.childNodes.length === 0)
  )
}

function ancestors(element: Element): Element[] {
  const path: Element[] = []
  for (let at: Element | null = element; at; at = at.parentElement) path.push(at)
  return path
}

/** Whether an element is in the page and visible. */
export function isVisible(element: Element): boolean {
  if (!element.isConnected || tagOf(element) === 'option') return element.isConnected
  return ancestors(element).every((at) => {
    if (isSwitchedOff(at)) return false
    const { parentElement: parent } = at
    const isFolded = parent && tagOf(parent) === 'details' && !parent.hasAttribute('open')
    return !isFolded || tagOf(at) === 'summary'
  })
}

const isPresented = (element: Element): boolean =>
  isVisible(element) && ancestors(element).every((at) => at.getAttribute('aria-hidden') !== 'true')

export const isDisabled = (element: Element): boolean =>
  element.getAttribute('aria-disabled') === 'true' ||
  (/^(?:button|input|select|textarea|option|fieldset)$/.test(tagOf(element)) &&
    (element.hasAttribute('disabled') || element.closest('fieldset[disabled]') !== null))

export function isChecked(element: Element): boolean {
  if (tagOf(element) === 'input') return (element as HTMLInputElement).checked
  return element.getAttribute('aria-checked') === 'true'
}

const stateOf = (element: Element, name: string): boolean => element.getAttribute(name) === 'true'

/** Returns a selector for the elements that may have a role, explicit or implicit. */
const candidates = (role: string): string => {
  const tags = [...tagRoles].filter(([, its]) => its === role).map(([tag]) => tag)
  const native = new Map([
    ['heading', 'h1, h2, h3, h4, h5, h6'],
    ['link', 'a[href], area[href]'],
    ['img', 'img, svg'],
    ['combobox', 'select'],
    ['listbox', 'select[multiple]'],
    ['region', 'section'],
    ['form', 'form'],
    ['banner', 'header'],
    ['contentinfo', 'footer'],
    ['button', 'button, input'],
    ['textbox', 'input, textarea'],
  ])
  return [`[role~="${role}"]`, ...tags, native.get(role) ?? 'input'].join(', ')
}

export function byRole(scope: ParentNode, role: string, options: RoleOptions = {}): Element[] {
  const { name, exact, level, checked, pressed, expanded, selected, disabled, includeHidden } = options
  return [...scope.querySelectorAll(candidates(role))].filter((element) => {
    if (roleOf(element) !== role) return false
    if (level !== undefined && (element.getAttribute('aria-level') ?? tagOf(element).slice(1)) !== String(level))
      return false
    if (checked !== undefined && isChecked(element) !== checked) return false
    if (pressed !== undefined && stateOf(element, 'aria-pressed') !== pressed) return false
    if (expanded !== undefined && stateOf(element, 'aria-expanded') !== expanded) return false
    if (selected !== undefined && stateOf(element, 'aria-selected') !== selected) return false
    if (disabled !== undefined && isDisabled(element) !== disabled) return false
    if (!includeHidden && !isPresented(element)) return false
    return name === undefined || matches(nameOf(element), name, exact)
  })
}

/** Full text of an element, including hidden text. */
export function textOf(element: Element): string {
  if (tagOf(element) === 'input' && /^(?:submit|button)$/.test(inputType(element)))
    return (element as HTMLInputElement).value
  return element.textContent ?? ''
}

const isText = (element: Element): boolean => !/^(?:script|style|noscript|title|head)$/.test(tagOf(element))

/** Innermost elements whose text matches. */
export function byText(scope: ParentNode, pattern: Pattern, exact = false): Element[] {
  const found: Element[] = []
  const visit = (element: Element): boolean => {
    if (!isText(element)) return false
    const fits = matches(textOf(element), pattern, exact)
    // If the whole text does not contain the pattern, no part contains it either.
    if (!fits && typeof pattern === 'string' && !matches(textOf(element), pattern)) return false
    const at = found.length
    let isInner = false
    for (const child of element.children) isInner = visit(child) || isInner
    if (fits && !isInner) found.splice(at, 0, element)
    return fits || isInner
  }
  for (const child of scope.children) visit(child)
  return found
}

export function byLabel(scope: ParentNode, pattern: Pattern, exact = false): Element[] {
  const isLabelled = (element: Element): boolean => {
    const texts = [element.getAttribute('aria-label') ?? '', ...labelsOf(element).map((it) => it.textContent ?? '')]
    const labelled = byIds(element, 'aria-labelledby').map((it) => it.textContent ?? '')
    return [...texts, ...labelled].some((text) => text !== '' && matches(text, pattern, exact))
  }
  const every = scope.querySelectorAll('input, select, textarea, button, output, [aria-label], [aria-labelledby]')
  return [...every].filter(isLabelled)
}
