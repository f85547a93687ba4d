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
