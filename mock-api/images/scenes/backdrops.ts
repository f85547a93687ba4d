import { type Drawing, bottom, left, right, top } from './drawing.ts'
import type { Draws, Tones } from './scene.ts'

export function sky(d: Drawing, t: Tones, r: Draws, horizon = 120): void {
  const stops = t.sky.map((color, index) => [[0, 0.6, 1][index] ?? 1, color] as const)
  d.rect(left, top, right - left, horizon - top, d.linear(...stops))
  d.rect(left, horizon - 1, right - left, bottom - horizon, t.sky[2])
  if (t.isNight) stars(d, t, r, 26, horizon * 0.75)
  // Light from one side, so that the sky differs from left to right.
  const direction = r.pick([
    [1, 0.3],
    [-1, 0.3],
  ] as const)
  const [x1, x2] = direction[0] > 0 ? [0.34, 0] : [0, 0.34]
  d.cover(d.slope([1, 0.15], [0.1, t.glow, x1], [0.9, t.glow, x2]))
}

export function stars(d: Drawing, t: Tones, r: Draws, count: number, below: number): void {
  for (let star = 0; star < count; star += 1) {
    const radius = r.between(0.35, 0.95)
    d.circle(r.between(-6, 126), r.between(-4, below), radius, t.glow, { opacity: r.between(0.4, 0.95) })
  }
}

/** Moon or sun with its light; at night sometimes a crescent. */
export function moon(d: Drawing, t: Tones, r: Draws, x: number, y: number, radius: number): void {
  d.glow(x, y, radius * 3, t.glow, t.isNight ? 0.5 : 0.65)
  if (!t.isNight || r.chance(0.6)) return d.circle(x, y, radius, t.glow)
  const side = radius * 0.45
  d.path(
    `M${x + side} ${y - radius}A${radius} ${radius} 0 1 0 ${x + side} ${y + radius}` +
      `A${radius * 0.95} ${radius * 1.05} 0 0 1 ${x + side} ${y - radius}z`,
    t.glow,
  )
}

/** A soft ridge across the sheet. */
export function hills(d: Drawing, r: Draws, y: number, height: number, color: string, opacity = 1): void {
  let [x, at] = [left, y - r.between(0, height)]
  let outline = `M${x} ${at}`
  while (x < right) {
    const next = y - r.between(0, height)
    const step = r.between(24, 44)
    outline += `C${x + step * 0.5} ${at} ${x + step * 0.5} ${next} ${x + step} ${next}`
    x += step
    at = next
  }
  d.path(`${outline}V${bottom}H${left}z`, color, { opacity })
}

/** A ridge of pointed summits. */
export function peaks(d: Drawing, r: Draws, y: number, height: number, color: string, opacity = 1): void {
  let outline = `M${left} ${y}`
  for (let x = left + r.between(0, 16); x < right;) {
    outline += `L${x} ${y - r.between(0.5, 1) * height}`
    x += r.between(14, 26)
    outline += `L${x} ${y - r.between(0, 0.35) * height}`
    x += r.between(10, 20)
  }
  d.path(`${outline}L${right} ${y}V${bottom}H${left}z`, color, { opacity })
}

/** Water up to the lower edge, with the path of a light at `x`. */
export function water(d: Drawing, t: Tones, r: Draws, y: number, x: number): void {
  const depth = d.linear([0, t.sky[1]], [0.3, t.far], [1, t.near])
  d.rect(left, y, right - left, bottom - y, depth)
  for (let row = 0; row < 10; row += 1) {
    const width = (30 - row * 1.4) * r.between(0.45, 1)
    const more = { rx: 1, opacity: 0.9 - row * 0.075 }
    d.rect(x - width / 2 + r.between(-3, 3), y + 2.5 + row * 6, width, 2.2, t.glow, more)
  }
  for (let row = 0; row < 9; row += 1)
    d.rect(r.between(-10, 110), y + r.between(5, 66), 17, 1, t.pale, { rx: 0.5, opacity: 0.22 })
}

/** A wall that is lit from one side. */
export function room(d: Drawing, t: Tones, r: Draws): void {
  const [near, far] = r.chance(0.5) ? [t.wall, t.wallDark] : [t.wallDark, t.wall]
  const fill = d.slope([1, r.between(-0.2, 0.6)], [0.15, near], [0.85, far])
  d.cover(fill)
}

/** A table or a floor across the sheet. */
export function board(d: Drawing, t: Tones, y: number, color = t.wood, edge = t.third): void {
  d.rect(left, y, right - left, bottom - y, color)
  d.rect(left, y, right - left, 2, edge, { opacity: 0.65 })
}

/** A row of houses with lit windows. */
export function houses(d: Drawing, t: Tones, r: Draws, base: number, height: number, color: string): void {
  for (let x = left; x < right;) {
    const width = r.between(10, 22)
    const tall = r.between(0.35, 1) * height
    d.rect(x, base - tall, width + 0.4, bottom - base + tall, color)
    for (let row = 4; row < tall - 3; row += 6) {
      for (let column = 2.5; column < width - 3; column += 5) {
        if (r.chance(0.45)) d.rect(x + column, base - tall + row, 2.2, 3, t.lamp, { opacity: r.between(0.5, 1) })
      }
    }
    x += width
  }
}

export function fir(d: Drawing, x: number, base: number, height: number, color: string): void {
  const width = height * 0.46
  d.rect(x - height * 0.03, base - height * 0.15, height * 0.06, height * 0.17, color)
  for (const [from, to, share] of [
    [0.08, 0.5, 1],
    [0.32, 0.74, 0.78],
    [0.56, 1, 0.55],
  ] as const)
    d.path(
      `M${x - (width / 2) * share} ${base - height * from}L${x} ${base - height * to}` +
        `L${x + (width / 2) * share} ${base - height * from}z`,
      color,
    )
}

/** Lights out of focus. */
export function bokeh(d: Drawing, t: Tones, r: Draws, count: number, from: number, to: number): void {
  for (let light = 0; light < count; light += 1) {
    const color = r.pick([t.lamp, t.first, t.third, t.second])
    d.circle(r.between(0, 120), r.between(from, to), r.between(4, 12), color, {
      opacity: r.between(0.25, 0.6),
    })
  }
}

/** Steam or smoke that rises from a place. */
export function steam(d: Drawing, t: Tones, x: number, y: number, height: number, count = 3): void {
  for (let wisp = 0; wisp < count; wisp += 1) {
    const at = x + (wisp - (count - 1) / 2) * 11
    const tall = height * (wisp % 2 === 0 ? 1 : 1.25)
    d.line(`M${at} ${y}c-7 ${-tall * 0.3} 8 ${-tall * 0.55} 0 ${-tall}`, t.glow, 2.3, { opacity: 0.55 })
  }
}
