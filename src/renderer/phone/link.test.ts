// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aMemberPage, aPhoneFrame, benchOrigin, phoneOrigin } from '../../../tests/support/phone-frame.ts'

/** The frame, its modules, and what the shell is ordered. */
async function aLink() {
  const around = aPhoneFrame()
  return { ...around, link: await import('./link.ts') }
}

test('needs a frame', async () => {
  aPhoneFrame()
  document.body.innerHTML = ''
  await expect(import('./link.ts')).rejects.toThrow(/^Failed to start the phone: there is no frame\./)
})

test('sees pages of its own origin only, and neither an empty frame nor an error page', async () => {
  const { link, inside } = await aLink()
  const { page } = aMemberPage('/chat?uuid=x#last')
  const of = (origin: string, href: string) => ({ location: { origin, href } })
  const foreign = [null, of('https://bank.example', 'https://bank.example/'), of(phoneOrigin, 'about:blank')]
  for (const shown of foreign) {
    inside.page = shown
    expect(link.pageInside()).toBeUndefined()
  }
  inside.page = page
  expect(link.pageInside()).toBe(page)
  expect(link.addressOf(page)).toBe('/chat?uuid=x#last')
  Object.defineProperty(inside, 'page', {
    get: () => {
      throw new DOMException('Blocked a frame', 'SecurityError')
    },
  })
  expect(link.pageInside()).toBeUndefined()
})

test.each<[string, readonly string[] | undefined, boolean]>([
  ['the workbench', [benchOrigin], true],
  ['another page', ['https://example.com', benchOrigin], false],
  ['a page that the browser does not name', undefined, true],
])('starts in a frame of %s or not', async (_, ancestorOrigins, isFramed) => {
  const { link, location } = await aLink()
  Object.assign(location, { ancestorOrigins })
  expect(link.isFramedByWorkbench()).toBe(isFramed)
})

test('does not start in a window of its own', async () => {
  const { link } = await aLink()
  Object.assign(globalThis, { parent: window })
  expect(link.isFramedByWorkbench()).toBe(false)
})

test('follows commands of the workbench, and of nobody else', async () => {
  const { link, hear } = await aLink()
  const followed: unknown[] = []
  link.onOrder((envelope) => followed.push(envelope))
  const data = { yoimachi: 'workbench', no: 1, order: { kind: 'reload' } }
  for (const other of [{ source: window }, { origin: 'https://example.com' }, { data: { ...data, yoimachi: 'x' } }])
    hear({ data, ...other })
  expect(followed).toEqual([])
  hear({ data })
  expect(followed).toEqual([data])
})

const withHands = async (html: string) => {
  const { link, said } = await aLink()
  const { page } = aMemberPage('/home', html)
  link.watchHands(page)
  const press = (key: string, { on = 'body', ...how }: KeyboardEventInit & { on?: string } = {}) =>
    page.document
      .querySelector(on)
      ?.dispatchEvent(new page.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how }))
  return { page, said, press }
}

test('reports where the phone is touched, also when the page keeps the touch to itself', async () => {
  const { page, said } = await withHands('<p></p>')
  const target = page.document.querySelector('p')
  target?.addEventListener('pointerdown', (event) => event.stopPropagation())
  target?.dispatchEvent(new page.PointerEvent('pointerdown', { clientX: 4, clientY: 5, bubbles: true }))
  expect(said).toEqual([{ kind: 'tap', x: 4, y: 5 }])
})

test('reports the keys of a presenter, and no others', async () => {
  const { said, press } = await withHands('')
  for (const key of ['ArrowRight', 'x', 'b']) press(key)
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) press('b', { [modifier]: true })
  expect(said).toEqual([
    { kind: 'key', key: 'ArrowRight' },
    { kind: 'key', key: 'b' },
  ])
})

test.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable><b></b></p>'])(
  'leaves the keys of a presenter to %s',
  async (html) => {
    const { said, press } = await withHands(html)
    press('b', { on: '#root *:last-child' })
    expect(said).toEqual([])
  },
)

test.each(['dialog', 'alertdialog', 'listbox', 'menu'])(
  'leaves Escape to an open %s, also when it closes it, and to a page that uses it',
  async (role) => {
    const { page, said, press } = await withHands(`<div role="${role}"></div><p></p>`)
    const layer = page.document.querySelector(`[role=${role}]`)
    layer?.addEventListener('keydown', () => layer.remove())
    press('Escape', { on: `[role=${role}]` })
    page.document.querySelector('p')?.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    press('Escape', { on: 'p' })
    expect(said).toEqual([])
    press('Escape', { on: 'p' })
    expect(said).toEqual([{ kind: 'key', key: 'Escape' }])
  },
)
