// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { aMemberPage, aPhoneFrame } from '../../../tests/support/phone-frame.ts'

const withPresenter = async (html: string) => {
  const { said } = aPhoneFrame()
  const { reportPresenterInput } = await import('./presenter-input.ts')
  const { page } = aMemberPage('/home', html)
  reportPresenterInput(page)
  const press = (key: string, { on = 'body', ...how }: KeyboardEventInit & { on?: string } = {}) =>
    page.document
      .querySelector(on)
      ?.dispatchEvent(new page.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how }))
  return { page, said, press }
}

test('reports where the phone is touched, also when the page keeps the touch to itself', async () => {
  const { page, said } = await withPresenter('<p></p>')
  const target = page.document.querySelector('p')
  target?.addEventListener('pointerdown', (event) => event.stopPropagation())
  target?.dispatchEvent(new page.PointerEvent('pointerdown', { clientX: 4, clientY: 5, bubbles: true }))
  expect(said).toEqual([{ kind: 'tap', x: 4, y: 5 }])
})

test('reports the keys of a presenter, and no others', async () => {
  const { said, press } = await withPresenter('')
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
    const { said, press } = await withPresenter(html)
    press('b', { on: '#root *:last-child' })
    expect(said).toEqual([])
  },
)

test.each(['dialog', 'alertdialog', 'listbox', 'menu'])(
  'leaves Escape to an open %s, also when it closes it, and to a page that uses it',
  async (role) => {
    const { page, said, press } = await withPresenter(`<div role="${role}"></div><p></p>`)
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
