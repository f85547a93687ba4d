import { plain } from './page-text.ts'
import { roleOf } from './roles.ts'
import { isShown, styleOf } from './states.ts'

/** Roles that are named by their content. */
const byContent = new Set([
  ...['button', 'cell', 'checkbox', 'columnheader', 'gridcell', 'heading', 'link', 'menuitem', 'menuitemcheckbox'],
  ...['menuitemradio', 'option', 'radio', 'row', 'rowheader', 'switch', 'tab', 'tooltip', 'treeitem'],
])
/** Roles that lend their content to no other name. */
const closed = new Set([
  ...['alert', 'alertdialog', 'article', 'banner', 'complementary', 'dialog', 'figure', 'form', 'group', 'log', 'main'],
  ...['menu', 'navigation', 'radiogroup', 'search', 'status', 'tablist', 'tabpanel', 'timer'],
])
const ranges = new Set(['meter', 'progressbar', 'scrollbar', 'slider', 'spinbutton'])
const labelled = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'])
/** Elements that a child of theirs names. */
const captions: Readonly<Record<string, string>> = {
  fieldset: 'legend',
  figure: 'figcaption',
  svg: 'title',
  table: 'caption',
}

/** How an element is read for a name. */
interface Reading {
  /** As the named element, within it, or in a label of it. */
  readonly part: 'self' | 'content' | 'label'
  /** Elements that the name has already. Each counts once. */
  readonly seen: Set<Element>
  /** Whether hidden elements are read, too: those of a label that is hidden itself. */
  readonly isHidden: boolean
}

/** The accessible name of an element, by the rules of Playwright's getByRole; empty for none. */
export const nameOf = (element: Element): string =>
  plain(textOf(element, { part: 'self', seen: new Set(), isHidden: false }))

function textOf(element: Element, reading: Reading): string {
  const { part, seen, isHidden } = reading
  if (seen.has(element) || (!isHidden && !isShown(element))) return ''
  const labels = part === 'label' ? [] : idsIn(element, 'aria-labelledby')
  const referred = joinedLabels(labels, seen)
  if (referred.trim() !== '') return referred
  seen.add(element)
  const role = roleOf(element) ?? ''
  if (part !== 'self') {
    const value = valueOf(element, role)
    if (value !== undefined) return value
  }
  const label = attribute(element, 'aria-label')
  if (label !== '') return label
  const native = nativeText(element, reading)
  if (native !== undefined) return native
  const isRead = part === 'label' || byContent.has(role) || (part === 'content' && !closed.has(role))
  const content = isRead || element.localName === 'summary' ? contentOf(element, reading) : ''
  return content.trim() === '' && content !== ' ' ? attribute(element, 'title') || content : content
}

const attribute = (element: Element, name: string) => (element.getAttribute(name) ?? '').trim()

function idsIn(element: Element, name: string): Element[] {
  const ids = attribute(element, name).split(/\s+/).filter(Boolean)
  return ids.flatMap((id) => element.ownerDocument.getElementById(id) ?? [])
}

/** Text of labels. A label that is hidden itself is read all the same. */
const joinedLabels = (labels: readonly Element[], seen: Reading['seen']) =>
  labels
    .map((label) => labelText(label, seen))
    .filter((text) => text !== '')
    .join(' ')

const labelText = (label: Element, seen: Reading['seen']) =>
  textOf(label, { part: 'label', seen, isHidden: !isShown(label) })

/** What a control within a name contributes: its value. */
function valueOf(element: Element, role: string): string | undefined {
  const { value } = element as HTMLInputElement
  if (role === 'textbox' || role === 'searchbox') return typeof value === 'string' ? value : (element.textContent ?? '')
  if (element.localName === 'select') {
    const { selectedOptions } = element as HTMLSelectElement
    return [...selectedOptions].map(({ text }) => text).join(' ')
  }
  if (role === 'combobox' && element.localName === 'input') return value
  if (ranges.has(role)) return element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? value
  return role === 'menu' ? '' : undefined
}

/** The name that HTML itself gives; undefined where it gives none. */
function nativeText(element: Element, { part, seen }: Reading): string | undefined {
  const { localName } = element
  const { type, value } = element as HTMLInputElement
  const title = attribute(element, 'title')
  if (localName === 'img' || localName === 'area') return attribute(element, 'alt') || title
  if (localName === 'input' && /^(?:button|submit|reset)$/.test(type))
    return value || { submit: 'Submit', reset: 'Reset' }[type] || title
  if (labelled.has(localName) && part !== 'label') {
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    if (labels.length > 0) return joinedLabels(labels, seen)
    if (type === 'file') return 'Choose File'
    if (type === 'image') return attribute(element, 'alt') || title || 'Submit'
    if (localName !== 'button') return title || attribute(element, 'placeholder')
  }
  const caption = captions[localName]
  const named = caption && [...element.children].find((child) => child.localName === caption)
  if (named) return labelText(named, seen)
  return localName === 'svg' || localName === 'fieldset' || localName === 'figure' ? title : undefined
}

/** Text of the nodes in an element. A block and a line break are a space. */
function contentOf(element: Element, { part, seen, isHidden }: Reading): string {
  const isFolded = element.localName === 'details' && !element.hasAttribute('open')
  const within: Reading = { part: part === 'label' ? part : 'content', seen, isHidden }
  const parts = [...element.childNodes].map((node) => {
    if (node.nodeType === Node.TEXT_NODE) return isFolded ? '' : (node.textContent ?? '')
    if (node.nodeType !== 1) return ''
    const child = node as Element
    const text = textOf(child, within)
    const isInline = child.localName !== 'br' && (styleOf(child)?.display ?? 'inline') === 'inline'
    return isInline ? text : ` ${text} `
  })
  return drawnText(element, '::before') + parts.join('') + drawnText(element, '::after')
}

/** Text that a style sheet adds. */
function drawnText(element: Element, part: '::before' | '::after'): string {
  const style = styleOf(element, part)
  const [, text = ''] = /^"((?:[^"\\]|\\.)*)"/.exec(style?.content ?? '') ?? []
  if (text === '' || style?.display === 'none') return ''
  return style?.display === 'inline' ? text : ` ${text} `
}
