import { board, bokeh, hills, moon, room, sky } from '../scenes/backdrops.ts'
import type { Drawing } from '../scenes/drawing.ts'
import type { Draws, Motif, Tones } from '../scenes/scene.ts'

/** The screen of a small cinema over its empty rows. */
export const cinema: Motif = (d, t, r) => {
  d.cover(d.fade(t.ink, t.near))
  const [x, width] = r.pick([
    [14, 92],
    [-12, 84],
    [48, 88],
  ] as const)
  const [top, height] = [r.between(26, 38), r.between(50, 60)]
  d.glow(x + width / 2, top + height / 2, 92, t.glow, 0.35)
  d.inside(x, top, width, height, 1.5, () => {
    sky(d, t, r, top + height)
    moon(d, t, r, x + width * r.between(0.2, 0.8), top + height * 0.42, r.between(10, 18))
    hills(d, r, top + height, 26, t.hill)
    hills(d, r, top + height + 2, 14, t.near)
  })
  d.rect(x, top, width, height, 'none', { rx: 1.5, stroke: t.pale, 'stroke-width': 2.4 })
  for (const [edge, sign] of [
    [x - 6, -1],
    [x + width + 6, 1],
  ] as const) {
    d.path(`M${edge} -30h${sign * 60}V118h${sign * -48}q${sign * -14} -60 ${sign * -12} -148z`, t.first)
    for (const fold of [10, 20, 31, 44])
      d.line(`M${edge + sign * fold} -30q${sign * -3} 90 0 146`, t.ink, 1.6, { opacity: 0.35 })
  }
  const seats = r.pick([t.first, t.second, t.wallDark])
  for (const [row, y] of [106, 120, 136, 152].entries()) {
    const size = 15 + row * 3
    for (let at = -34 + (row % 2) * (size / 2); at < 150; at += size + 1.5) {
      d.rect(at, y, size, 24, row % 2 === 0 ? seats : t.hill, { rx: 5 })
      d.rect(at + 1, y, size - 2, 2, t.glow, { rx: 1, opacity: 0.35 })
    }
  }
}

/** Pictures on the wall of a gallery. */
export const gallery: Motif = (d, t, r) => {
  room(d, t, r)
  board(d, t, 126, t.wood)
  const layout = r.pick([
    [[20, 36, 80, 62]],
    [
      [6, 40, 48, 60],
      [68, 34, 46, 46],
    ],
    [
      [-10, 34, 40, 52],
      [38, 28, 44, 66],
      [90, 38, 44, 48],
    ],
    [
      [8, 30, 62, 44],
      [80, 40, 34, 56],
      [22, 82, 40, 30],
    ],
    [
      [64, 30, 52, 74],
      [4, 44, 46, 40],
    ],
  ] as const)
  for (const [x, y, width, height] of layout) {
    d.path(`M${x + width / 2} ${y - 22}L${x - 12} ${y + height + 8}H${x + width + 12}z`, t.glow, {
      opacity: 0.24,
    })
    d.rect(x - 4, y - 4, width + 8, height + 8, r.pick([t.third, t.woodDark, t.ink]))
    d.rect(x - 2.2, y - 2.2, width + 4.4, height + 4.4, t.pale)
    d.inside(x + 1.5, y + 1.5, width - 3, height - 3, 0, () => {
      const cx = x + width * r.between(0.25, 0.75)
      r.pick([landscape, still, abstract])(d, t, r, cx, y, height)
    })
  }
  const bench = r.between(34, 86)
  d.rect(bench - 27, 128, 54, 7, t.ink, { rx: 2 })
  d.rect(bench - 22, 135, 4, 14, t.ink)
  d.rect(bench + 18, 135, 4, 14, t.ink)
}

function landscape(d: Drawing, t: Tones, r: Draws, x: number, y: number, height: number): void {
  sky(d, t, r, y + height)
  d.circle(x, y + height * 0.4, height * 0.17, t.glow)
  hills(d, r, y + height * 0.85, height * 0.3, t.hill)
}

function still(d: Drawing, t: Tones, r: Draws, x: number, y: number, height: number): void {
  d.rect(-30, y, 180, height, r.pick([t.second, t.first, t.far]))
  d.rect(-30, y + height * 0.7, 180, height, t.third)
  d.path(`M${x - 6} ${y + height * 0.8}q-7 -12 1 -20v-6h10v6q8 8 1 20z`, t.pale)
  for (const [dx, dy] of [
    [-7, 0.22],
    [0, 0.14],
    [8, 0.24],
  ] as const)
    d.circle(x + dx, y + height * dy + 4, 5.4, t.lamp)
}

function abstract(d: Drawing, t: Tones, r: Draws, x: number, y: number, height: number): void {
  d.rect(-30, y, 180, height, r.pick([t.pale, t.near, t.third]))
  d.circle(x, y + height * 0.4, height * 0.3, r.pick([t.first, t.lamp]))
  d.rect(x - 22, y + height * 0.5, height * 0.6, height * 0.3, t.second, { opacity: 0.9 })
  d.line(`M${x - 30} ${y + height}L${x + 30} ${y}`, t.ink, 2.4)
}

/** Flowers in a vase by the window. */
export const flowers: Motif = (d, t, r) => {
  room(d, t, r)
  const pane = r.pick([-26, 50])
  d.inside(pane, -10, 92, 116, 2, () => {
    sky(d, t, r, 110)
    bokeh(d, t, r, 7, 50, 100)
  })
  d.rect(pane, -10, 92, 116, 'none', { stroke: t.pale, 'stroke-width': 3.5, opacity: 0.9 })
  board(d, t, 120)
  const x = r.between(44, 76)
  d.glow(x, 66, 66, t.lamp, 0.4)
  const vase = r.pick([t.pale, t.first, t.second, t.near])
  const colors = [r.pick([t.first, t.glow]), r.pick([t.lamp, t.pale]), r.pick([t.third, t.second])] as const
  const heads = Math.round(r.between(7, 11))
  const spread = r.between(26, 38)
  const blooms = Array.from({ length: heads }, (_, place) => {
    const angle = ((place + 0.5) / heads) * Math.PI
    return [
      x - Math.cos(angle) * spread * r.between(0.5, 1.05),
      74 - Math.sin(angle) * spread * r.between(0.7, 1.15),
    ] as const
  })
  for (const [bx, by] of blooms) d.line(`M${x} 100Q${x} ${by + 18} ${bx} ${by}`, t.leaf, 1.8)
  for (const side of [-1, 1])
    d.path(`M${x} 96q${side * 22} -4 ${side * 32} -24q${side * -26} 0 ${side * -32} 24z`, t.leaf)
  for (const [place, [bx, by]] of blooms.entries()) {
    const size = r.between(5, 8)
    const color = colors[place % 3] ?? t.first
    for (let petal = 0; petal < 5; petal += 1) {
      const angle = (petal / 5) * Math.PI * 2 + place
      d.circle(bx + Math.cos(angle) * size * 0.72, by + Math.sin(angle) * size * 0.72, size * 0.66, color)
    }
    d.circle(bx, by, size * 0.42, place % 2 === 0 ? t.wood : t.lamp)
  }
  const shape = r.pick([
    'M-10 -34h20l-3 8q16 10 12 24 -2 10 -9 10h-20q-7 0 -9 -10 -4 -14 12 -24z',
    'M-14 -34h28l-4 42h-20z',
    'M-8 -36h16v12q12 4 12 18 0 14 -14 14h-12q-14 0 -14 -14 0 -14 12 -18z',
  ])
  d.group({ transform: `translate(${x} 124) scale(1.100)` }, () => {
    d.ellipse(0, 8, 26, 3.6, t.ink, { opacity: 0.35 })
    d.path(shape, vase)
    d.line('M-8 -10q0 10 4 14', t.glow, 2, { opacity: 0.7 })
  })
  if (r.chance(0.5)) for (const dx of [-34, 30, 40]) d.ellipse(x + dx, 132, 5, 2, colors[0])
}

/** An aquarium: jellyfish rising, or a school of fish over the reef. */
export const aquarium: Motif = (d, t, r) => {
  d.cover(d.linear([0, t.sky[1]], [0.5, t.far], [1, t.near]))
  const light = r.between(20, 100)
  for (const beam of [-26, 0, 28])
    d.path(`M${light + beam - 8} -30h18l${r.between(-50, 50)} 190h-44z`, t.glow, { opacity: 0.15 })
  if (r.chance(0.5)) {
    const layout = r.pick([
      [
        [60, 70, 1.6],
        [22, 112, 0.7],
        [102, 42, 0.7],
      ],
      [
        [36, 62, 1.2],
        [86, 92, 1.3],
      ],
      [
        [84, 60, 1.5],
        [30, 96, 1],
        [24, 36, 0.6],
      ],
      [
        [40, 84, 1.7],
        [100, 60, 0.7],
        [96, 118, 0.6],
      ],
    ] as const)
    for (const [x, y, size] of layout) jellyfish(d, t, r, x, y, size)
  } else {
    const [x, y, way] = [r.between(40, 80), r.between(56, 84), r.pick([-1, 1])]
    for (let fish = 0; fish < 18; fish += 1) {
      const color = r.pick([t.third, t.pale, t.shade])
      swim(d, t, x + r.between(-52, 52), y + r.between(-34, 34), r.between(0.5, 0.8) * way, color)
    }
    swim(d, t, x, y + r.between(-10, 14), 2.3 * way, r.pick([t.lamp, t.first, t.glow]))
    swim(d, t, 60 + (60 - x) * 1.3, y + 34, 1.5 * way, t.first)
    for (let coral = -6; coral < 130; coral += r.between(12, 22)) {
      const color = r.pick([t.first, t.second, t.hill, t.third])
      const tall = r.between(16, 38)
      d.line(
        `M${coral} 150q-2 -${tall * 0.5} 0 -${tall}M${coral} ${150 - tall * 0.3}q8 -4 9 -${tall * 0.5}M${coral} ${150 - tall * 0.4}q-8 -4 -9 -${tall * 0.4}`,
        color,
        4.4,
      )
    }
    hills(d, r, 152, 12, t.ink)
  }
  for (let bubble = 0; bubble < 16; bubble += 1)
    d.ring(r.between(0, 120), r.between(10, 140), r.between(0.8, 2.4), t.glow, 0.7, { opacity: 0.7 })
}

function jellyfish(d: Drawing, t: Tones, r: Draws, x: number, y: number, size: number): void {
  const bell = d.linear([0, t.glow, 0.95], [1, r.pick([t.first, t.lamp, t.third]), 0.85])
  d.group({ transform: `translate(${x} ${y}) rotate(${r.between(-22, 22)}) scale(${size})` }, () => {
    d.glow(0, -4, 34, t.glow, 0.4)
    for (const at of [-14, -8, -2.5, 3, 9, 14])
      d.line(`M${at} 2q${r.between(-7, 7)} 14 0 24t${r.between(-6, 6)} ${r.between(12, 22)}`, t.pale, 1.5, {
        opacity: 0.7,
      })
    d.path(
      'M-21 4C-24 -26 24 -26 21 4q-3.500 -5 -7 0 -3.500 -5 -7 0 -3.500 -5 -7 0 -3.500 -5 -7 0 -3.500 -5 -7 0 -3.500 -5 -7 0z',
      bell,
    )
    d.path('M-13 -8q4 -8 13 -9', 'none', { stroke: t.glow, 'stroke-width': 1.8, opacity: 0.9 })
  })
}

function swim(d: Drawing, t: Tones, x: number, y: number, size: number, color: string): void {
  d.group({ transform: `translate(${x} ${y}) scale(${size} ${Math.abs(size)})` }, () => {
    d.path('M-14 0C-10 -10 4 -10 12 -1.500l8 -6q-3 8 0 14l-8 -5C4 10 -10 10 -14 0z', color)
    d.path('M-4 -6q4 6 0 12', 'none', { stroke: t.ink, 'stroke-width': 0.8, opacity: 0.35 })
    d.path('M2 1q6 0 7 5 -5 0 -7 -5z', t.ink, { opacity: 0.2 })
    d.circle(-8.5, -1.5, 1.3, t.ink)
  })
}
