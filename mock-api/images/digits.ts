import type { Canvas } from './canvas.ts'
import type { Rgb } from './color.ts'

/** Bars of a digit: top, upper left, upper right, middle, lower left, lower right, bottom. */
const bars: Readonly<Record<string, string>> = {
  0: '1110111',
  1: '0010010',
  2: '1011101',
  3: '1011011',
  4: '0111010',
  5: '1101011',
  6: '1101111',
  7: '1010010',
  8: '1111111',
  9: '1111011',
  '-': '0001000',
}

interface Place {
  readonly left: number
  readonly top: number
  /** Height of a digit in pixels; its width is half of it. */
  readonly height: number
  readonly color: Rgb
}

/** Writes digits and hyphens in seven bars each; other characters leave a gap. */
export function paintDigits(canvas: Canvas, text: string, { left, top, height, color }: Place): void {
  const width = Math.round(height / 2)
  const thick = Math.max(2, Math.round(height / 9))
  const half = Math.round((height - thick) / 2)
  for (const [place, char] of [...text].entries()) {
    const x = left + place * Math.round(width * 1.45)
    const on = (bar: number) => bars[char]?.[bar] === '1'
    for (const [bar, y] of [
      [0, top],
      [3, top + half],
      [6, top + 2 * half],
    ] as const) {
      if (on(bar)) canvas.rectangle(x, y, width, thick, color)
    }
    for (const [bar, dx, y] of [
      [1, 0, top],
      [2, width - thick, top],
      [4, 0, top + half],
      [5, width - thick, top + half],
    ] as const) {
      if (on(bar)) canvas.rectangle(x + dx, y, thick, half + thick, color)
    }
  }
}
