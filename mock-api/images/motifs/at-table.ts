import { board, bokeh, moon, room, sky, steam } from '../scenes/backdrops.ts'
import type { Drawing } from '../scenes/drawing.ts'
import type { Motif, Tones } from '../scenes/scene.ts'

/** A cup on a café table, and something sweet beside it. */
export const cafe: Motif = (d, t, r) => {
  room(d, t, r)
  const pane = r.pick([-14, 46])
  d.inside(pane, -20, 88, 108, 3, () => {
    sky(d, t, r, 90)
    bokeh(d, t, r, 12, 30, 86)
  })
  d.line(`M${pane + 44} -20V88M${pane} 30h88`, t.woodDark, 3)
  const bulb = pane < 0 ? r.between(86, 102) : r.between(18, 34)
  d.line(`M${bulb} -30V22`, t.ink, 1.4)
  d.path(`M${bulb - 15} 36q2 -15 15 -15t15 15z`, t.first)
  d.glow(bulb, 38, 46, t.lamp, 0.8)
  d.ellipse(bulb, 36.5, 11, 3, t.glow)
  board(d, t, r.between(106, 114))
  const cup = r.pick([t.pale, t.first, t.second, t.third])
  const x = r.between(38, 78)
  const size = r.between(0.92, 1.2)
  d.group({ transform: `translate(${x} 124) scale(${size})` }, () => {
    d.ellipse(0, 2, 41, 7, t.ink, { opacity: 0.35 })
    d.ellipse(0, -1, 38, 7, t.shade)
    d.ellipse(0, -2.5, 38, 6.5, t.pale)
    d.ring(27, -28, 10, cup, 5)
    d.path('M-26 -46h52c0 26 -9 39 -18 43H-8C-17 -7 -26 -20 -26 -46z', cup)
    d.path('M-26 -46h12c0 22 3 37 9 43h-3C-17 -7 -26 -20 -26 -46z', t.ink, { opacity: 0.14 })
    d.ellipse(0, -46, 26, 6.5, t.shade)
    d.ellipse(0, -45.2, 22.5, 4.8, t.woodDark)
    d.path('M-9 -45.200q9 -5 9 1 0 -6 9 -1 -4 4 -9 4t-9 -4z', t.pale, { opacity: 0.85 })
    steam(d, t, 0, -54, 28)
  })
  if (r.chance(0.65)) cake(d, t, x > 58 ? r.between(6, 16) : r.between(100, 112))
}

function cake(d: Drawing, t: Tones, x: number): void {
  d.ellipse(x, 129, 26, 5.5, t.pale)
  d.path(`M${x - 17} 126v-18l34 -5v23z`, t.third)
  d.rect(x - 17, 114, 34, 3.5, t.pale)
  d.path(`M${x - 17} 108l34 -5v5l-34 5z`, t.pale)
  d.circle(x + 4, 101, 4.6, t.first)
}

/** A baker's counter below its awning. */
export const bakery: Motif = (d, t, r) => {
  room(d, t, r)
  d.glow(r.between(30, 90), 66, 84, t.lamp, 0.7)
  const shelves = r.pick([
    [66, 96],
    [58, 82, 106],
    [74, 108],
  ] as const)
  for (const shelf of shelves) {
    d.rect(-30, shelf, 180, 3.2, t.wood)
    d.rect(-30, shelf + 3.2, 180, 4, t.ink, { opacity: 0.3 })
    for (let x = r.between(-12, 0); x < 130;) {
      const kind = r.pick([loaf, bun, baguettes, croissant])
      x += kind(d, t, x, shelf) + r.between(1.5, 5)
    }
  }
  board(d, t, 126, t.woodDark)
  const basket = r.between(24, 84)
  d.path(`M${basket - 20} 118h44l-5 26h-34z`, t.third)
  d.line(`M${basket - 18} 126h40M${basket - 16} 134h36`, t.woodDark, 1.2, { opacity: 0.6 })
  for (const [dx, turn] of [
    [-10, -16],
    [0, -4],
    [9, 8],
    [17, 18],
  ] as const)
    d.rect(basket + dx - 3.5, 84, 7.5, 44, t.lamp, {
      rx: 3.7,
      transform: `rotate(${turn} ${basket + dx} 128)`,
    })
  const stripe = r.pick([t.first, t.second, t.leaf])
  const awning = r.between(14, 26)
  d.rect(-30, -30, 180, 30 + awning, t.near)
  for (let band = -2; band < 11; band += 1)
    d.path(`M${band * 13} ${awning - 26}h13v26a6.500 6.500 0 0 1 -13 0z`, band % 2 === 0 ? stripe : t.pale)
}

function loaf(d: Drawing, t: Tones, x: number, shelf: number): number {
  d.path(`M${x} ${shelf}v-11q-3 -8 5 -9h12q8 1 5 9v11z`, t.wood)
  d.path(`M${x + 2} ${shelf}v-10q-3 -6 4 -7h10q7 1 4 7v10z`, t.pale)
  return 22
}

function bun(d: Drawing, t: Tones, x: number, shelf: number): number {
  d.path(`M${x} ${shelf}q-1 -13 10 -13t10 13z`, t.lamp)
  d.path(`M${x + 4} ${shelf - 9}q6 -4 12 0`, 'none', { stroke: t.glow, 'stroke-width': 1.6 })
  return 20
}

function baguettes(d: Drawing, t: Tones, x: number, shelf: number): number {
  for (const at of [0, 7, 14]) {
    d.rect(x + at, shelf - 25 + (at % 3), 6.4, 25, t.wood, { rx: 3.2 })
    d.line(`M${x + at + 1.5} ${shelf - 18}l3.500 3M${x + at + 1.5} ${shelf - 11}l3.500 3`, t.glow, 1)
  }
  return 21
}

function croissant(d: Drawing, t: Tones, x: number, shelf: number): number {
  d.path(`M${x} ${shelf}q2 -14 13 -14t13 14q-5 -6 -13 -6t-13 6z`, t.third)
  d.line(`M${x + 8} ${shelf - 12}l2 6M${x + 13} ${shelf - 14}v7M${x + 18} ${shelf - 12}l-2 6`, t.wood, 1.1)
  return 26
}

/** A pot on the stove, pans on the wall. */
export const kitchen: Motif = (d, t, r) => {
  room(d, t, r)
  const tile = r.chance(0.5)
  if (tile) for (let y = 52; y < 104; y += 13) d.line(`M-30 ${y}H150`, t.pale, 0.7, { opacity: 0.25 })
  if (tile) for (let x = -20; x < 150; x += 18) d.line(`M${x} 52V104`, t.pale, 0.7, { opacity: 0.25 })
  const pane = r.pick([undefined, -8, 78])
  if (pane !== undefined) {
    d.inside(pane, 10, 52, 66, 2, () => {
      sky(d, t, r, 80)
      moon(d, t, r, pane + r.between(14, 38), 32, 9)
    })
    d.rect(pane, 10, 52, 66, 'none', { stroke: t.pale, 'stroke-width': 3 })
    d.line(`M${pane + 26} 10v66`, t.pale, 2)
  }
  d.rect(-30, 34, 180, 2.4, t.ink)
  for (const [at, kind] of [
    [8, 0],
    [34, 1],
    [60, 2],
    [86, 0],
    [110, 1],
  ] as const) {
    if (pane !== undefined && at > pane - 10 && at < pane + 62) continue
    d.line(`M${at} 34v10`, t.ink, 1.6)
    if (kind === 0) d.circle(at, 58, 14, t.near)
    else if (kind === 1) d.path(`M${at - 2} 44h4v18q5 4 4 10h-12q-1 -6 4 -10z`, t.wood)
    else d.path(`M${at - 11} 50h22v8q-2 12 -11 12t-11 -12z`, t.first)
  }
  d.rect(-30, 118, 180, 72, t.near)
  board(d, t, 116, t.shade, t.pale)
  d.rect(-30, 122, 180, 68, t.wallDark)
  const x = r.between(42, 78)
  const pot = r.pick([t.first, t.second, t.third, t.pale])
  const wide = r.between(26, 32)
  d.glow(x, 116, 40, t.lamp, 0.5)
  d.rect(x - 24, 114, 48, 4, t.ink)
  for (const flame of [-16, -8, 0, 8, 16]) d.path(`M${x + flame - 3} 115q3 -8 3 -8t3 8z`, t.lamp)
  d.path(`M${x - wide} 76h${wide * 2}v26q0 7 -8 7h${16 - wide * 2}q-8 0 -8 -7z`, pot)
  d.path(`M${x - wide} 76h12v33h-4q-8 0 -8 -7z`, t.ink, { opacity: 0.15 })
  d.rect(x - wide - 9, 82, 10, 5, t.ink, { rx: 2 })
  d.rect(x + wide - 1, 82, 10, 5, t.ink, { rx: 2 })
  d.path(`M${x - wide - 2} 76q4 -11 ${wide + 2} -11t${wide + 2} 11z`, pot)
  d.rect(x - wide - 2, 74.5, wide * 2 + 4, 3, t.ink, { opacity: 0.35 })
  d.circle(x, 62.5, 4, t.ink)
  steam(d, t, x, 58, 26)
}

/** A glass on a counter before lit bottles. */
export const bar: Motif = (d, t, r) => {
  room(d, t, r)
  const shelf = r.between(66, 78)
  d.rect(-30, shelf - 44, 180, 44, d.linear([0, t.lamp, 0.2], [1, t.lamp, 0.9]))
  for (let x = r.between(-28, -18); x < 150;) {
    const height = r.between(22, 40)
    const color = r.pick([t.near, t.hill, t.second, t.first, t.leaf])
    if (r.chance(0.86)) d.path(`M${x} ${shelf}v${8 - height}q0 -4 3 -5v-9h5v9q3 1 3 5v${height - 8}z`, color)
    x += r.between(12.5, 17)
  }
  d.rect(-30, shelf, 180, 4, t.wood)
  d.rect(-30, shelf + 4, 180, 50, t.wallDark)
  board(d, t, 116, t.woodDark)
  const x = r.between(36, 84)
  const bulb = 60 + (60 - x) * 0.8
  d.line(`M${bulb} -30V12`, t.ink, 1.5)
  d.path(`M${bulb - 16} 26q2 -14 16 -14t16 14z`, t.ink)
  d.glow(bulb, 30, 54, t.lamp, 0.6)
  d.ellipse(bulb, 26, 13, 2.6, t.glow)
  d.glow(x, 112, 44, t.lamp, 0.6)
  const drink = r.pick([t.lamp, t.first, t.third, t.second])
  d.group({ transform: `translate(${x} 124) scale(${r.between(1, 1.25)})` }, () => {
    r.pick([tumbler, cocktail, sake])(d, t, drink)
  })
}

function tumbler(d: Drawing, t: Tones, drink: string): void {
  d.path('M-21 -46h42l-4 43q-.3 3 -3 3h-28q-2.700 0 -3 -3z', t.pale, { opacity: 0.32 })
  d.path('M-19.500 -28h39l-2.500 25q-.3 2 -2 2h-30q-1.700 0 -2 -2z', drink)
  d.rect(-13, -34, 14, 14, t.pale, { opacity: 0.8, rx: 2, transform: 'rotate(14 -6 -27)' })
  d.rect(2, -26, 12, 12, t.pale, { opacity: 0.55, rx: 2, transform: 'rotate(-12 8 -20)' })
  d.line('M-21 -46h42', t.glow, 1.7)
}

function cocktail(d: Drawing, t: Tones, drink: string): void {
  d.path('M-27 -54h54L2 -24h-4z', t.pale, { opacity: 0.35 })
  d.path('M-22 -48h44L2 -25h-4z', drink)
  d.rect(-1.4, -26, 2.8, 24, t.pale, { opacity: 0.9 })
  d.ellipse(0, -1, 16, 3, t.pale, { opacity: 0.85 })
  d.line('M-27 -54h54M-4 -62L14 -44', t.glow, 1.7)
  d.circle(9, -49, 4.4, t.first)
}

function sake(d: Drawing, t: Tones, drink: string): void {
  d.path('M-20 0q-8 -24 6 -36 3 -4 1 -13h14q-2 9 1 13 14 12 6 36z', t.pale)
  d.path('M-21 -14q1 -5 2 -8h26q2 4 2 8z', drink, { opacity: 0.9 })
  d.path('M-13 -49h14l2 -4h-18z', t.shade)
  d.path('M16 -18h22q0 18 -6 18h-10q-6 0 -6 -18z', t.pale)
  d.ellipse(27, -18, 11, 3, drink)
}
