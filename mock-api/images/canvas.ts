import type { Rgb } from './color.ts'

/** A disc: middle and radius in pixels. */
export interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/**
 * A picture under work: rows of red, green, blue bytes. Shapes are anti-aliased by how much of a pixel they cover. Plain
 * loops on purpose: a page of thirty portraits is drawn between two requests.
 */
export class Canvas {
  readonly pixels: Uint8Array

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = new Uint8Array(width * height * 3)
  }

  /** Fills each row with the colour of its middle, in pixels from the top. */
  fillRows(colorAt: (y: number) => Rgb): void {
    const stride = this.width * 3
    for (let y = 0; y < this.height; y += 1) {
      const start = y * stride
      this.pixels.set(colorAt(y + 0.5), start)
      for (let done = 3; done < stride; done *= 2) {
        this.pixels.copyWithin(start + done, start, start + Math.min(done, stride - done))
      }
    }
  }

  /** A rectangle on whole pixels. */
  rectangle(left: number, top: number, width: number, height: number, color: Rgb): void {
    for (let row = Math.max(0, top); row < Math.min(this.height, top + height); row += 1) {
      for (let column = Math.max(0, left); column < Math.min(this.width, left + width); column += 1) {
        this.pixels.set(color, (row * this.width + column) * 3)
      }
    }
  }

  /** A disc, less what another disc covers (a crescent). */
  disc({ x, y, radius }: Disc, color: Rgb, opacity: number, bite?: Disc): void {
    const { left, right, top, bottom } = this.box(x, y, radius + 1)
    for (let row = top; row < bottom; row += 1) {
      for (let column = left; column < right; column += 1) {
        let share = covered(x, y, radius, column, row)
        if (share > 0 && bite) share *= 1 - covered(bite.x, bite.y, bite.radius, column, row)
        if (share > 0) this.blend(column, row, color, share * opacity)
      }
    }
  }

  /** Light that fades out towards the radius. */
  glow({ x, y, radius }: Disc, color: Rgb, opacity: number): void {
    const { left, right, top, bottom } = this.box(x, y, radius)
    for (let row = top; row < bottom; row += 1) {
      const dy = row + 0.5 - y
      const width = Math.sqrt(Math.max(0, radius * radius - dy * dy))
      const last = Math.min(right, Math.ceil(x + width))
      for (let column = Math.max(left, Math.floor(x - width)); column < last; column += 1) {
        const dx = column + 0.5 - x
        const nearness = 1 - Math.sqrt(dx * dx + dy * dy) / radius
        if (nearness > 0) this.blend(column, row, color, opacity * nearness * nearness)
      }
    }
  }

  /** Everything below a ridge; `topAt` is its height in pixels from the top at a column. */
  below(topAt: (x: number) => number, color: Rgb, opacity: number): void {
    for (let x = 0; x < this.width; x += 1) {
      const top = topAt(x + 0.5)
      const steepness = Math.hypot(1, topAt(x + 1) - topAt(x))
      for (let y = Math.max(0, Math.floor(top - steepness)); y < this.height; y += 1) {
        const share = (y + 0.5 - top) / steepness + 0.5
        if (share > 0) this.blend(x, y, color, share < 1 ? share * opacity : opacity)
      }
    }
  }

  private box(x: number, y: number, reach: number) {
    return {
      left: Math.max(0, Math.floor(x - reach)),
      right: Math.min(this.width, Math.ceil(x + reach)),
      top: Math.max(0, Math.floor(y - reach)),
      bottom: Math.min(this.height, Math.ceil(y + reach)),
    }
  }

  private blend(x: number, y: number, color: Rgb, share: number): void {
    const at = (y * this.width + x) * 3
    const { pixels } = this
    const red = pixels[at] as number
    const green = pixels[at + 1] as number
    const blue = pixels[at + 2] as number
    pixels[at] = red + (color[0] - red) * share + 0.5
    pixels[at + 1] = green + (color[1] - green) * share + 0.5
    pixels[at + 2] = blue + (color[2] - blue) * share + 0.5
  }
}

/** How much of a pixel a disc covers. */
function covered(x: number, y: number, radius: number, column: number, row: number): number {
  const dx = column + 0.5 - x
  const dy = row + 0.5 - y
  const share = radius - Math.sqrt(dx * dx + dy * dy) + 0.5
  return share <= 0 ? 0 : Math.min(1, share)
}
