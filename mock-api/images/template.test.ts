import { expect, test } from 'vitest'
import type { Draws } from './draws.ts'
import { Template } from './template.ts'
import { tonesOf } from './tones.ts'

const tones = { ...tonesOf('indigo', 'dusk'), first: '#111111', second: '#222222', ink: '#333333' }

/** Draws a template's content with these shares between 0 and 1, one after another. */
function drawn(content: string, shares: readonly number[] = [], isNight = false): string {
  const left = [...shares]
  const draws = { between: () => left.shift() ?? 0.5 } as unknown as Draws
  const svg = `<?xml version="1.0"?><svg width="4" height="6" viewBox="0 0 2 3">${content}</svg>`
  const text = new Template(svg).draw(draws, { tones, isNight }, 'scale(1)')
  expect(left).toEqual([])
  const [, inner] = /^<svg [^>]*><g transform="scale\(1\)">(.*)<\/g><\/svg>$/.exec(text) ?? []
  return inner ?? text
}

test('colours fills, lines and stops by their class', () => {
  expect(drawn('<path d="M0 0" class="ink"/>')).toBe('<path d="M0 0" fill="#333333"/>')
  expect(drawn('<stop class="ink"/>')).toBe('<stop stop-color="#333333"/>')
  expect(drawn('<path class="ink-line" stroke-width="2"/>')).toBe(
    '<path fill="none" stroke="#333333" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"/>',
  )
})

test('leaves out what only a drawing program needs', () => {
  const own = '<title>Sea</title><style>.ink { fill: red }</style><!-- <g/> --><sodipodi:namedview zoom="2"/>'
  expect(drawn(`${own}<g inkscape:label="moon" transform="scale(2)"><circle r="1"/></g>`)).toBe(
    '<g transform="scale(2)"><circle r="1"/></g>',
  )
})

test('shows one of the children, hidden ones too', () => {
  const choice = '<g data-one="any"><a/><b display="none"/><c display="none"/></g>'
  expect(drawn(choice, [0])).toBe('<g><a/></g>')
  expect(drawn(choice, [0.5])).toBe('<g><b/></g>')
  expect(drawn(choice, [0.99])).toBe('<g><c/></g>')
})

test('shows parts of the night at night only', () => {
  const choice = '<g data-one="any"><a/><b data-time="night" display="none"/></g><c data-time="night"/>'
  expect(drawn(choice, [0.9])).toBe('<g><a/></g>')
  expect(drawn(choice, [0.9], true)).toBe('<g><b/></g><c/>')
})

test('shows a part by its chance', () => {
  expect(drawn('<a data-chance="0.3"/>', [0.29])).toBe('<a/>')
  expect(drawn('<a data-chance="0.3"/>', [0.3])).toBe('')
})

test('gives the first of some colours another one inside the element', () => {
  const group = '<g data-tones="first second"><a class="first"/><b class="ink"/></g><c class="first"/>'
  expect(drawn(group, [0.5])).toBe('<g><a fill="#222222"/><b fill="#333333"/></g><c fill="#111111"/>')
})

test('moves, mirrors, turns and scales about the own origin', () => {
  const all = 'data-move="-1 1 0 10" data-mirror="60" data-turn="0 90" data-scale="1 2" data-stretch="1 3"'
  expect(drawn(`<a transform="translate(5 5)" ${all}/>`, [0.25, 0.1, 0.4, 0.5, 0.25, 0.125])).toBe(
    '<a transform="translate(-0.5 1) translate(5 5) matrix(-1 0 0 1 120 0) rotate(45) scale(1.25) scale(1 1.25)"/>',
  )
  expect(drawn('<a data-mirror="60"/>', [0.5])).toBe('<a/>')
})

test('varies elements of one name together', () => {
  const two = '<a data-name="sun" data-move="0 10 0 1"/><b data-name="sun" data-move="10 0 0 1"/>'
  expect(drawn(two, [0.25, 0.5])).toBe('<a transform="translate(2.5 0.5)"/><b transform="translate(7.5 0.5)"/>')
})

test('throws for a file that is no picture', () => {
  expect(() => new Template('<html></html>')).toThrow('Failed to read a template: its root is no svg element.')
})
