import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fire, get, mount, type Mounted } from '../../../../tests/support/mount-for-test.tsx'

/** What the library does with its slides: it has no layout here. */
const embla = {
  at: 0,
  note: undefined as (() => void) | undefined,
  on: (_: string, note: () => void) => (embla.note = note),
  off: () => {},
  selectedScrollSnap: () => embla.at,
  scrollTo: vi.fn<(index: number, jump: boolean) => void>((index) => {
    embla.at = index
    embla.note?.()
  }),
}
vi.doMock('embla-carousel-react', () => ({ default: () => [() => {}, embla] }))
vi.resetModules()
const { Carousel } = await import('./carousel.tsx')
vi.doUnmock('embla-carousel-react')

let mounted: Mounted
beforeEach(() => {
  embla.at = 0
  embla.scrollTo.mockClear()
})
afterEach(() => mounted.unmount())

const photos = (count: number) => (
  <Carousel
    label="写真"
    slides={Array.from({ length: count }, (_, index) => (
      <button key={index}>{index}</button>
    ))}
  />
)
const press = (name: string) =>
  fire(get(`[aria-label="${name}"]`), new MouseEvent('click', { bubbles: true, cancelable: true }))
const key = (name: string, more: object = {}) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })
  fire(get('section'), event)
  return event.defaultPrevented
}
const shown = () =>
  [...document.querySelectorAll('[role=group]')].flatMap((slide, at) => (slide.matches('[inert]') ? [] : [at]))

test('the focus stays in the carousel when its button reaches the end', () => {
  mounted = mount(photos(3))
  get('[aria-label="次の写真"]').focus()
  press('次の写真')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('次の写真')
  press('次の写真')
  expect([shown(), document.activeElement?.getAttribute('aria-label')]).toEqual([[2], '前の写真'])
})

test('the focus goes on with the slides', () => {
  mounted = mount(photos(3))
  get('[role=group] button').focus()
  key('ArrowRight')
  expect([shown(), document.activeElement?.textContent]).toEqual([[1], '1'])
  key('ArrowRight')
  expect([shown(), document.activeElement?.textContent]).toEqual([[2], '2'])
})

test('arrows move from slide to slide, and with another key belong to the browser', () => {
  mounted = mount(photos(2))
  expect([key('ArrowLeft', { altKey: true }), key('ArrowRight', { altKey: true }), shown()]).toEqual([
    false,
    false,
    [0],
  ])
  expect([key('ArrowRight'), shown(), key('ArrowRight'), shown()]).toEqual([true, [1], true, [1]])
})

test.each([true, false])('moves without motion where a person wants less: %s', (isReduced) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isReduced } as MediaQueryList)
  mounted = mount(photos(2))
  press('次の写真')
  expect(embla.scrollTo.mock.calls).toEqual([[1, isReduced]])
})

test('shows the last slide that is left when others are removed', () => {
  mounted = mount(photos(3))
  act(() => embla.scrollTo(2, true))
  expect(shown()).toEqual([2])
  mounted.render(photos(1))
  expect(shown()).toEqual([0])
})
