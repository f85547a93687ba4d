import type { Draws } from './draws.ts'
import type { Tones } from './tones.ts'

interface Element {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: Element[]
}

/** Smallest and largest value of a number that is drawn. */
type Span = readonly [min: number, max: number]

/** Part of a compiled template: output text, a colour by its class, or an element that varies. */
type Part = string | { readonly tone: keyof Tones } | Variant

interface Child {
  /** Value of `data-time`. */
  readonly time: string | undefined
  readonly parts: readonly Part[]
}

/** Element with `data-` attributes. */
interface Variant extends Pick<Child, 'time'> {
  readonly name: string | undefined
  readonly chance: number
  readonly tones: readonly (keyof Tones)[]
  readonly move: readonly [Span, Span] | undefined
  readonly turn: Span | undefined
  readonly scale: Span | undefined
  readonly stretch: Span | undefined
  /** Line about which half of the pictures are mirrored. */
  readonly mirror: number | undefined
  readonly transform: string
  readonly open: readonly Part[]
  readonly children: readonly Child[]
  /** Whether one child is drawn instead of all. */
  readonly isChoice: boolean
  readonly close: string
}

/** State of one drawing. */
interface Pen {
  readonly draws: Draws
  readonly isNight: boolean
  /** Shares between 0 and 1 that elements with the same `data-name` have in common. */
  readonly shares: Map<string, number>
}

/**
 * An SVG file whose colours, positions and parts vary. Any drawing program shows and changes it: the file has default
 * colours, and `display="none"` hides the parts that are seen only in some pictures.
 *
 * The class of a shape is its colour (`ink`), or the colour of its line (`ink-line`). Attributes of an element say what varies:
 *
 * - `data-one`: one of its children is shown;
 * - `data-chance="0.3"`: three of ten pictures show it;
 * - `data-time="night"`: pictures of the night show it;
 * - `data-tones="first second leaf"`: what has the first of these colours gets one of them;
 * - `data-move="-9 9 -2 2"`: its shift to the right between -9 and 9, downwards between -2 and 2;
 * - `data-mirror="60"`: half of the pictures mirror it at the line x = 60;
 * - `data-turn`, `data-scale`, `data-stretch`: its least and greatest angle in degrees, size and height, about the origin
 *   of its own `transform`;
 * - `data-name`: elements with the same name vary together, for example a moon and its light on the water.
 */
export class Template {
  private readonly root: Element
  private readonly parts: readonly Part[]

  constructor(svg: string) {
    this.root = parse(svg)
    this.parts = joined(this.root.children.flatMap((child) => compile(child)))
  }

  /** Returns the picture as SVG text, with one transform for its whole content. */
  draw(draws: Draws, tones: Tones, isNight: boolean, transform: string): string {
    const { width, height, viewBox } = Object.fromEntries(this.root.attributes)
    const content = write(this.parts, { draws, isNight, shares: new Map() }, tones)
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">` +
      `<g transform="${transform}">${content}</g></svg>`
    )
  }
}

/** Elements and attributes of a drawing program, and those that only show the template in one. */
const isLeftOut = (name: string) => name.includes(':') || ['style', 'title', 'desc', 'metadata'].includes(name)

/** Returns the root element. Text, comments and declarations are left out. */
function parse(svg: string): Element {
  const top: Element = { name: '', attributes: new Map(), children: [] }
  const open = [top]
  let isComment = false
  for (const piece of svg.split('<')) {
    isComment ||= piece.startsWith('!--')
    const tag = piece.slice(0, Math.max(0, piece.indexOf('>')))
    const [name = ''] = /^[\w:-]*/.exec(tag) ?? []
    if (!isComment && name !== '') {
      const element = { name, attributes: attributesOf(tag), children: [] }
      if (!isLeftOut(name)) open.at(-1)?.children.push(element)
      if (!tag.endsWith('/')) open.push(element)
    } else if (!isComment && tag.startsWith('/')) open.pop()
    isComment &&= !piece.includes('-->')
  }
  const [root] = top.children
  if (root?.name !== 'svg') throw new Error('Failed to read a template: its root is no svg element.')
  return root
}

/** Returns the attributes of a tag: between its quotes every second text is a value. */
function attributesOf(tag: string): ReadonlyMap<string, string> {
  const texts = tag.split('"')
  const names = texts
    .filter((_, index) => index % 2 === 0)
    .map((text) => (text.trim().split(/\s/).at(-1) ?? '').slice(0, -1))
  return new Map(names.slice(0, -1).map((name, index) => [name, texts[index * 2 + 1] ?? '']))
}

function compile({ name, attributes, children }: Element): readonly Part[] {
  const open: Part[] = [`<${name}`]
  for (const [key, value] of attributes) {
    if (key === 'class') open.push(...colorOf(name, value))
    else if (!isLeftOut(key) && !key.startsWith('data-') && key !== 'display' && key !== 'transform')
      open.push(` ${key}="${value}"`)
  }
  const content = children.map((child) => ({
    time: child.attributes.get('data-time'),
    parts: joined(compile(child)),
  }))
  const end = children.length === 0 ? '/>' : '>'
  const close = children.length === 0 ? '' : `</${name}>`
  const transform = attributes.get('transform') ?? ''
  if (![...attributes.keys()].some((key) => key.startsWith('data-')))
    return [
      ...open,
      `${transform && ` transform="${transform}"`}${end}`,
      ...content.flatMap(({ parts }) => parts),
      close,
    ]
  const span = (key: string, from = 0): Span | undefined => {
    const [min, max] = (attributes.get(key) ?? '').split(' ').slice(from).map(Number)
    return min === undefined || max === undefined ? undefined : [min, max]
  }
  const [across, down] = [span('data-move'), span('data-move', 2)]
  const mirror = attributes.get('data-mirror')
  const variant: Variant = {
    name: attributes.get('data-name'),
    chance: Number(attributes.get('data-chance') ?? 1),
    time: attributes.get('data-time'),
    tones: (attributes.get('data-tones')?.split(' ') ?? []) as (keyof Tones)[],
    move: across && down && [across, down],
    turn: span('data-turn'),
    scale: span('data-scale'),
    stretch: span('data-stretch'),
    mirror: mirror === undefined ? undefined : Number(mirror),
    transform,
    open: joined(open),
    children: content,
    isChoice: attributes.has('data-one'),
    close: close || '/>',
  }
  return [variant]
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

function write(parts: readonly Part[], pen: Pen, tones: Tones): string {
  let text = ''
  for (const part of parts) {
    if (typeof part === 'string') text += part
    else text += 'tone' in part ? tones[part.tone] : writeVariant(part, pen, tones)
  }
  return text
}

function writeVariant(variant: Variant, pen: Pen, outerTones: Tones): string {
  const { chance, open, children, close, isChoice } = variant
  if (!isShown(variant, pen)) return ''
  if (chance < 1 && shareOf(variant, pen, 'chance') >= chance) return ''
  const [replaced] = variant.tones
  const tones =
    replaced === undefined
      ? outerTones
      : { ...outerTones, [replaced]: outerTones[oneOf(variant.tones, shareOf(variant, pen, 'tones'))] }
  const transform = transformOf(variant, pen)
  let text = write(open, pen, tones)
  if (transform !== '') text += ` transform="${transform}"`
  if (children.length === 0) return text + close
  text += '>'
  const shown = children.filter((child) => isShown(child, pen))
  for (const { parts } of isChoice ? [oneOf(shown, shareOf(variant, pen, 'one'))] : shown)
    text += write(parts, pen, tones)
  return text + close
}

const isShown = ({ time }: Pick<Child, 'time'>, { isNight }: Pen) =>
  time === undefined || (time === 'night') === isNight

function oneOf<T>(things: readonly T[], share: number): T {
  return things[Math.floor(share * things.length)] as T
}

/** Draws a share between 0 and 1; elements with the same name get the same one. */
function shareOf({ name }: Variant, { draws, shares }: Pen, kind: string): number {
  if (name === undefined) return draws.between(0, 1)
  const key = `${name} ${kind}`
  const share = shares.get(key) ?? draws.between(0, 1)
  shares.set(key, share)
  return share
}

/** The element is moved, then placed by its own transform, and mirrored, turned and scaled about its own origin. */
function transformOf(variant: Variant, pen: Pen): string {
  const { move, transform, mirror, turn, scale, stretch } = variant
  const within = ([min, max]: Span, kind: string) => {
    return Math.round((min + shareOf(variant, pen, kind) * (max - min)) * 100) / 100
  }
  const steps: string[] = []
  if (move) steps.push(`translate(${within(move[0], 'across')} ${within(move[1], 'down')})`)
  if (transform !== '') steps.push(transform)
  if (mirror !== undefined && shareOf(variant, pen, 'mirror') < 0.5) steps.push(`matrix(-1 0 0 1 ${mirror * 2} 0)`)
  if (turn) steps.push(`rotate(${within(turn, 'turn')})`)
  if (scale) steps.push(`scale(${within(scale, 'scale')})`)
  if (stretch) steps.push(`scale(1 ${within(stretch, 'stretch')})`)
  return steps.join(' ')
}
