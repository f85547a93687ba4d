import type { StoryElement } from '../../../contract/storyline/element.ts'

/** Roles by the rules of Playwright's getByRole, because stories are exported as its specs. */
type Role = StoryElement['role']

/** Explicit roles that hide the meaning of an element. */
const meaningless = new Set(['none', 'presentation'])

/** Ancestors in which a header or footer is none of the page. */
const sections =
  'article:not([role]), aside:not([role]), main:not([role]), nav:not([role]), section:not([role]), [role=article], [role=complementary], [role=main], [role=navigation], [role=region]'

const isNamed = (element: Element) => element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby')
const ofPage = (role: string) => (element: Element) => (element.closest(sections) ? null : role)
const ifNamed = (role: string) => (element: Element) => (isNamed(element) ? role : null)
const linkOf = (element: Element) => (element.hasAttribute('href') ? 'link' : null)

const inputRoles: Readonly<Record<string, string | null>> = {
  hidden: null,
  button: 'button',
  submit: 'button',
  reset: 'button',
  image: 'button',
  file: 'button',
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  number: 'spinbutton',
  search: 'searchbox',
}

function ofInput(input: Element): string | null {
  const { type, list } = input as HTMLInputElement
  if (list && ['email', 'search', 'tel', 'text', 'url'].includes(type)) return 'combobox'
  const role = inputRoles[type]
  return role === undefined ? 'textbox' : role
}

function ofImage(image: Element): string | null {
  const isDecorative = image.getAttribute('alt') === '' && !image.getAttribute('title') && !isNamed(image)
  return isDecorative ? null : 'img'
}

const ofSelect = (select: Element) =>
  (select as HTMLSelectElement).multiple || (select as HTMLSelectElement).size > 1 ? 'listbox' : 'combobox'

function ofHeaderCell(cell: Element): string {
  const scope = cell.getAttribute('scope')
  if (scope?.startsWith('row')) return 'rowheader'
  if (scope?.startsWith('col')) return 'columnheader'
  const isData = (beside: Element | null) => beside?.localName === 'td' && (beside.textContent ?? '').trim() !== ''
  return isData(cell.nextElementSibling) || isData(cell.previousElementSibling) ? 'rowheader' : 'columnheader'
}

/** Implicit roles by tag; a function decides by the element. */
const tagRoles: Readonly<Record<string, string | ((element: Element) => string | null)>> = {
  a: linkOf,
  area: linkOf,
  article: 'article',
  aside: 'complementary',
  button: 'button',
  datalist: 'listbox',
  details: 'group',
  dialog: 'dialog',
  fieldset: 'group',
  figure: 'figure',
  footer: ofPage('contentinfo'),
  form: ifNamed('form'),
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  header: ofPage('banner'),
  img: ofImage,
  input: ofInput,
  li: 'listitem',
  main: 'main',
  menu: 'list',
  meter: 'meter',
  nav: 'navigation',
  ol: 'list',
  optgroup: 'group',
  option: 'option',
  output: 'status',
  progress: 'progressbar',
  search: 'search',
  section: ifNamed('region'),
  select: ofSelect,
  svg: 'img',
  table: 'table',
  td: (cell) => (/^(?:tree)?grid$/.test(cell.closest('table')?.getAttribute('role') ?? '') ? null : 'cell'),
  textarea: 'textbox',
  th: ofHeaderCell,
  tr: 'row',
  ul: 'list',
}

/** Role of an element, explicit or implicit; null for none. A role that no story can name is returned, too. */
export function roleOf(element: Element): string | null {
  const explicit = element.getAttribute('role')?.trim().toLowerCase().split(/\s+/)[0]
  // A name or a focus gives a meaningless element its meaning back.
  if (explicit && !(meaningless.has(explicit) && (isNamed(element) || element.hasAttribute('tabindex')))) {
    return meaningless.has(explicit) ? null : explicit
  }
  const implicit = tagRoles[element.localName]
  if (typeof implicit === 'function') return implicit(element)
  if (implicit === 'listitem' && meaningless.has(element.parentElement?.getAttribute('role') ?? '')) return null
  return implicit ?? null
}

const selectors = new Map<Role, string>()

/** Selector of all elements that can have a role. */
export function selectorOf(role: Role): string {
  const known = selectors.get(role)
  if (known !== undefined) return known
  const tags = Object.entries(tagRoles).flatMap(([tag, its]) =>
    its === role || typeof its === 'function' ? [tag] : [],
  )
  const selector = [`[role~="${role}" i]`, ...tags].join(', ')
  selectors.set(role, selector)
  return selector
}
