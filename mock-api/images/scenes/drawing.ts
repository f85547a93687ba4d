/** Converts oklch to `#rrggbb`: (38, .09, 335) is `oklch(38% .09 335)`. Clips colours outside sRGB. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const light = lightness / 100
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${parts.map((part) => byteOf(part).toString(16).padStart(2, '0')).join('')}`
}

/** Converts linear light, 0 to 1, to an sRGB byte. */
function byteOf(linear: number): number {
  const light = Math.min(1, Math.max(0, linear))
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
}

/** More attributes of a shape: opacity, transform, rx and so on. */
type Attributes = Readonly<Record<string, string | number>>

/** Position (0 to 1), colour and opacity of a gradient stop. */
type Stop = readonly [offset: number, color: string, opacity?: number]

/** Edges of the sheet of 120 x 160, with a margin that a moved or mirrored scene may show. */
export const [left, right, top, bottom] = [-30, 150, -30, 190] as const

/** Builder of an SVG document; later shapes cover earlier ones. */
export class Drawing {
  private readonly definitions: string[] = []
  private readonly shapes: string[] = []

  rect(x: number, y: number, width: number, height: number, fill: string, more?: Attributes): void {
    this.add('rect', { x, y, width, height, fill, ...more })
  }

  cover(fill: string): void {
    this.rect(left, top, right - left, bottom - top, fill)
  }

  circle(cx: number, cy: number, r: number, fill: string, more?: Attributes): void {
    this.add('circle', { cx, cy, r, fill, ...more })
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more?: Attributes): void {
    this.add('ellipse', { cx, cy, rx, ry, fill, ...more })
  }

  path(d: string, fill: string, more?: Attributes): void {
    this.add('path', { d, fill, ...more })
  }

  line(d: string, stroke: string, width: number, more?: Attributes): void {
    const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
    this.add('path', { d, fill: 'none', stroke, 'stroke-width': width, ...round, ...more })
  }

  ring(cx: number, cy: number, r: number, stroke: string, width: number, more?: Attributes): void {
    this.add('circle', { cx, cy, r, fill: 'none', stroke, 'stroke-width': width, ...more })
  }

  /** Adds a line of text; `y` is its baseline. */
  text(x: number, y: number, content: string, size: number, fill: string): void {
    const style = { x, y, fill, 'font-size': size, 'font-family': 'sans-serif', 'font-weight': 600 }
    this.shapes.push(`<text${written(style)}>${escaped(content)}</text>`)
  }

  /** Groups shapes that are moved, turned or faded together. */
  group(attributes: Attributes, draw: () => void): void {
    this.shapes.push(`<g${written(attributes)}>`)
    draw()
    this.shapes.push('</g>')
  }

  /** Clips shapes to a rectangle with rounded corners. */
  inside(x: number, y: number, width: number, height: number, rx: number, draw: () => void): void {
    const id = this.define('clipPath', {}, `<rect${written({ x, y, width, height, rx })}/>`)
    this.group({ 'clip-path': `url(#${id})` }, draw)
  }

  /** Defines a linear gradient from top to bottom. */
  linear(...stops: readonly Stop[]): string {
    return this.slope([0, 1], ...stops)
  }

  /** Defines a linear gradient towards a corner of the shape. */
  slope([x2, y2]: readonly [number, number], ...stops: readonly Stop[]): string {
    return `url(#${this.define('linearGradient', { x2, y2 }, stopsOf(stops))})`
  }

  /** Defines a linear gradient of two colours. */
  fade(from: string, to: string, direction: readonly [number, number] = [0, 1]): string {
    return this.slope(direction, [0, from], [1, to])
  }

  /** Adds light that fades out towards the radius. */
  glow(cx: number, cy: number, r: number, color: string, opacity = 0.6): void {
    const stops = stopsOf([
      [0, color, opacity],
      [0.4, color, opacity * 0.36],
      [1, color, 0],
    ])
    this.circle(cx, cy, r, `url(#${this.define('radialGradient', {}, stops)})`)
  }

  /** Returns the document, with one transform for its whole content. */
  toSvg(width: number, height: number, viewBox: string, transform = ''): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">` +
      `<defs>${this.definitions.join('')}</defs><g transform="${transform}">${this.shapes.join('')}</g></svg>`
    )
  }

  private add(name: string, attributes: Attributes): void {
    this.shapes.push(`<${name}${written(attributes)}/>`)
  }

  private define(name: string, attributes: Attributes, content: string): string {
    const id = `d${this.definitions.length}`
    this.definitions.push(`<${name}${written({ id, ...attributes })}>${content}</${name}>`)
    return id
  }
}

/** Escapes text, because some comes from outside: the operator desk sets the issuer of the next document. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${rounded(value)}"`)
    .join('')
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity = 1]) => {
      return `<stop${written({ offset, 'stop-color': color, ...(opacity < 1 && { 'stop-opacity': opacity }) })}/>`
    })
    .join('')
}

/** Two decimals are finer than any screen. */
function rounded(value: string | number): string {
  return String(value).replace(/(?<!\d)\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
}
