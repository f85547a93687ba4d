import { type Child, compileTemplate, type Part, type Span, type Variant } from './compile-template.ts'
import type { Draws } from './draws.ts'
import { rounded } from './rounded.ts'
import { readSvg, type SvgElement } from './svg-elements.ts'
import type { Light, Tones } from './tones.ts'

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
  private readonly root: SvgElement
  private readonly parts: readonly Part[]

  constructor(svg: string) {
    this.root = readSvg(svg)
    this.parts = compileTemplate(this.root)
  }

  /** Returns the picture as SVG text, with one transform for its whole content. */
  draw(draws: Draws, { tones, isNight }: Light, transform: string): string {
    const { width, height, viewBox } = Object.fromEntries(this.root.attributes)
    const content = write(this.parts, { draws, isNight, shares: new Map() }, tones)
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">` +
      `<g transform="${transform}">${content}</g></svg>`
    )
  }
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

function oneOf<T>(items: readonly T[], share: number): T {
  return items[Math.floor(share * items.length)] as T
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
  const within = ([min, max]: Span, kind: string) => rounded(min + shareOf(variant, pen, kind) * (max - min), 100)
  const steps: string[] = []
  if (move) steps.push(`translate(${within(move[0], 'across')} ${within(move[1], 'down')})`)
  if (transform !== '') steps.push(transform)
  if (mirror !== undefined && shareOf(variant, pen, 'mirror') < 0.5) steps.push(`matrix(-1 0 0 1 ${mirror * 2} 0)`)
  if (turn) steps.push(`rotate(${within(turn, 'turn')})`)
  if (scale) steps.push(`scale(${within(scale, 'scale')})`)
  if (stretch) steps.push(`scale(1 ${within(stretch, 'stretch')})`)
  return steps.join(' ')
}
