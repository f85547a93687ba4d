import { isLeftOut, type SvgElement } from './svg-elements.ts'
import type { Tones } from './tones.ts'

/** Smallest and largest value of a number that is drawn. */
export type Span = readonly [min: number, max: number]

/** Part of a compiled template: output text, a colour by its class, or an element that varies. */
export type Part = string | { readonly tone: keyof Tones } | Variant

export interface Child {
  /** Value of `data-time`. */
  readonly time: string | undefined
  readonly parts: readonly Part[]
}

/** What varies in an element, by its `data-` attributes (template.ts). */
interface Variation extends Pick<Child, 'time'> {
  readonly name: string | undefined
  readonly chance: number
  readonly tones: readonly (keyof Tones)[]
  readonly move: readonly [Span, Span] | undefined
  readonly turn: Span | undefined
  readonly scale: Span | undefined
  readonly stretch: Span | undefined
  /** Line about which half of the pictures are mirrored. */
  readonly mirror: number | undefined
  /** Whether one child is drawn instead of all. */
  readonly isChoice: boolean
}

/** An element that varies, with its text. */
export interface Variant extends Variation {
  readonly transform: string
  readonly open: readonly Part[]
  readonly children: readonly Child[]
  readonly close: string
}

/** Compiles the content of a drawing, so that each picture of it only joins texts. */
export const compileTemplate = ({ children }: SvgElement): readonly Part[] => joined(children.flatMap(compileElement))

/** Compiles an element: to text, and where it has `data-` attributes to a variant. */
function compileElement({ name, attributes, children }: SvgElement): readonly Part[] {
  const open: Part[] = [`<${name}`]
  for (const [key, value] of attributes) {
    if (key === 'class') open.push(...colorOf(name, value))
    else if (!isLeftOut(key) && !key.startsWith('data-') && key !== 'display' && key !== 'transform')
      open.push(` ${key}="${value}"`)
  }
  const content = children.map((child) => ({
    time: child.attributes.get('data-time'),
    parts: joined(compileElement(child)),
  }))
  const transform = attributes.get('transform') ?? ''
  const close = children.length === 0 ? '' : `</${name}>`
  if ([...attributes.keys()].some((key) => key.startsWith('data-'))) {
    const written = { transform, open: joined(open), children: content, close: close || '/>' }
    return [{ ...variationOf(attributes), ...written }]
  }
  const end = children.length === 0 ? '/>' : '>'
  const placed = transform === '' ? '' : ` transform="${transform}"`
  return [...open, placed + end, ...content.flatMap((child) => child.parts), close]
}

/** Reads what varies in an element from its `data-` attributes. */
function variationOf(attributes: SvgElement['attributes']): Variation {
  const span = (key: string, from = 0): Span | undefined => {
    const [min, max] = (attributes.get(key) ?? '').split(' ').slice(from).map(Number)
    return min === undefined || max === undefined ? undefined : [min, max]
  }
  const [across, down] = [span('data-move'), span('data-move', 2)]
  const mirror = attributes.get('data-mirror')
  return {
    name: attributes.get('data-name'),
    chance: Number(attributes.get('data-chance') ?? 1),
    time: attributes.get('data-time'),
    tones: (attributes.get('data-tones')?.split(' ') ?? []) as (keyof Tones)[],
    move: across && down && [across, down],
    turn: span('data-turn'),
    scale: span('data-scale'),
    stretch: span('data-stretch'),
    mirror: mirror === undefined ? undefined : Number(mirror),
    isChoice: attributes.has('data-one'),
  }
}

/** Colour attributes of a class: `ink` fills a shape or is a stop of a gradient, `ink-line` draws a line. */
function colorOf(element: string, className: string): readonly Part[] {
  const isLine = className.endsWith('-line')
  const tone = { tone: className.slice(0, isLine ? -'-line'.length : undefined) as keyof Tones }
  if (isLine) return [' fill="none" stroke="', tone, '" stroke-linecap="round" stroke-linejoin="round"']
  return [element === 'stop' ? ' stop-color="' : ' fill="', tone, '"']
}

/** Joins neighbouring texts, so that a drawing has few steps. */
function joined(parts: readonly Part[]): readonly Part[] {
  const all: Part[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part
    else all.push(part)
  }
  return all
}
