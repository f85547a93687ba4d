import { board, hills, houses, moon, room, sky, stars } from '../scenes/backdrops.ts'
import type { Drawing } from '../scenes/drawing.ts'
import type { Draws, Motif, Tones } from '../scenes/scene.ts'

/** A window with the evening outside: frame, panes, sill. */
function windowOf(d: Drawing, t: Tones, r: Draws, x: number, width: number, sill: number): void {
  d.inside(x, 6, width, sill - 6, 1, () => {
    sky(d, t, r, sill)
    if (r.chance(0.5)) houses(d, t, r, sill + 4, 34, t.far)
    else hills(d, r, sill, 30, t.far)
  })
  d.rect(x, 6, width, sill - 6, 'none', { stroke: t.woodDark, 'stroke-width': 5 })
}

/** A cat on the window sill, seen from behind or asleep. */
export const cat: Motif = (d, t, r) => {
  room(d, t, r)
  const pane = r.pick([-22, 2, 22])
  windowOf(d, t, r, pane, 118, 122)
  const x = r.between(44, 78)
  moon(d, t, r, x + r.between(-12, 12), r.between(46, 64), r.between(16, 24))
  d.line(`M${pane + (x > 60 ? 26 : 92)} 6v116`, t.woodDark, 3.5)
  const fur = r.pick([t.ink, t.pale, t.wood, t.shade])
  const mark = fur === t.ink ? t.hill : t.third
  const curtain = r.pick([-30, 98])
  d.path(`M${curtain} -30h${curtain < 0 ? 44 : 56}q-8 70 0 152h-${curtain < 0 ? 44 : 56}z`, t.first)
  d.line(`M${curtain + 20} -30q6 80 0 150M${curtain + 32} -30q4 80 -2 150`, t.ink, 1.2, { opacity: 0.3 })
  board(d, t, 122)
  d.rect(-30, 130, 180, 60, t.wallDark)
  d.group({ transform: `translate(${x} 124) scale(${r.pick([-1, 1]) * 1.06} 1.060)` }, () => {
    if (r.chance(0.3)) return sleeping(d, t, fur, mark)
    d.line('M18 -4C38 0 48 -8 44 -22', fur, 7)
    d.path('M-25 2C-30 -21 -20 -38 -10 -42H8C20 -38 30 -21 23 2z', fur)
    d.path('M-15.500 -46L-17 -69 -5.500 -60H4.500L16 -69 14.500 -46C13 -37 6 -34 -.500 -34S-14 -37 -15.500 -46z', fur)
    d.path('M-13.500 -63l5.500 5 -4.500 4zM12.500 -63l-5.500 5 4.500 4z', mark, { opacity: 0.8 })
    if (fur === t.ink) d.line('M20 -28q7 14 4 28M12 -58q3 6 1.500 14', t.glow, 1.3, { opacity: 0.8 })
    else d.path('M2 -34q16 6 17 24q-12 -4 -17 -24z', mark, { opacity: 0.7 })
  })
}

function sleeping(d: Drawing, t: Tones, fur: string, mark: string): void {
  d.path('M-44 2q-6 -34 26 -36 40 -4 58 18 8 12 0 18z', fur)
  d.circle(-26, -14, 17, fur)
  d.path('M-41 -20l-3 -17 13 8zM-14 -26l4 -16 6 15z', fur)
  d.line('M40 -2q-20 8 -40 2', mark, 6)
  d.line('M-35 -12q3 3 6 0M-24 -12q3 3 6 0', t.glow === fur ? t.ink : t.glow, 1.4)
  d.path('M4 -33q14 2 20 14 -14 2 -20 -14z', mark, { opacity: 0.7 })
}

/** Shelves of books, a lamp or a plant between them. */
export const books: Motif = (d, t, r) => {
  d.cover(t.woodDark)
  const cover = () => r.pick([t.first, t.second, t.pale, t.third, t.far, t.shade, t.leaf])
  const height = r.between(36, 46)
  const start = r.between(6, 30)
  const lamp = r.pick([1, 2])
  const side = r.between(16, 92)
  for (let row = -1; row < 5; row += 1) {
    const y = start + row * height
    for (let x = -28; x < 148;) {
      if (row === lamp && x > side && x < side + 12) {
        d.glow(x + 13, y - 14, 44, t.lamp, 0.85)
        d.circle(x + 13, y - 12, 10, t.glow)
        d.rect(x + 9, y - 3, 8, 3, t.ink)
        x += 28
      } else if (r.chance(0.07)) {
        d.path(`M${x + 3} ${y}l-2 -11h14l-2 11z`, t.pale)
        for (const leaf of [-8, -3, 3, 8]) d.line(`M${x + 8} ${y - 11}q${leaf * 0.3} -8 ${leaf} -14`, t.leaf, 2.8)
        x += 20
      } else if (r.chance(0.1)) {
        for (let book = 0; book < 4; book += 1)
          d.rect(x, y - 5.4 * (book + 1), 26 - book * 2.5, 4.8, cover(), { rx: 0.7 })
        x += 29
      } else {
        const [width, tall] = [r.between(4.5, 9.5), r.between(0.55, 0.88) * height]
        d.rect(x, y - tall, width - 0.7, tall, cover(), { rx: 0.7 })
        if (width > 6.5) d.rect(x + 1.3, y - tall + 5, width - 3.3, 1.3, t.glow, { opacity: 0.6 })
        x += width
      }
    }
    d.rect(-30, y, 180, 4, t.wood)
    d.rect(-30, y + 4, 180, 4, t.ink, { opacity: 0.4 })
  }
  // A lamp outside the picture lights one end of the shelves.
  d.cover(d.slope([1, 0.4], [0.1, t.ink, 0.5], [0.8, t.lamp, 0.22]))
}

/** Piano keys, or a grand piano before a window. */
export const piano: Motif = (d, t, r) => {
  if (r.chance(0.5)) return keys(d, t, r)
  room(d, t, r)
  const pane = r.pick([-8, 30, 58])
  windowOf(d, t, r, pane, 76, 98)
  moon(d, t, r, pane + r.between(22, 54), r.between(30, 48), r.between(9, 14))
  board(d, t, 128, t.woodDark)
  d.group({ transform: `translate(60 0) scale(${r.pick([-1, 1])} 1) translate(${-60 + r.between(-6, 6)} 0)` }, () => {
    d.ellipse(62, 142, 52, 5, t.ink, { opacity: 0.4 })
    d.path('M18 92Q40 34 104 44Q92 66 96 92z', t.ink)
    d.path('M22 92Q44 42 96 50Q88 68 91 92z', t.wood)
    d.line('M74 92L86 52', t.ink, 2)
    d.path('M10 92h90q6 0 6 7v11H10z', t.ink)
    d.rect(8, 104, 34, 6, t.pale)
    for (let key = 11; key < 40; key += 5) d.rect(key, 104, 2.4, 3.6, t.ink)
    d.rect(6, 110, 102, 5, t.near)
    d.path('M18 115h6l-2 26h-3zM92 115h6l-1 26h-3zM58 115h5l-1 26h-3z', t.ink)
    d.rect(-2, 122, 24, 5, t.first, { rx: 2 })
    d.path('M2 127h3l-1 15h-2zM16 127h3l-1 15h-2z', t.ink)
  })
}

function keys(d: Drawing, t: Tones, r: Draws): void {
  d.cover(d.fade(t.hill, t.ink))
  const white = d.linear([0, t.shade], [0.3, t.pale], [1, t.pale])
  const light = r.between(20, 100)
  d.glow(light, 28, 60, t.lamp, 0.7)
  d.circle(light, 28, 8, t.glow)
  const first = Math.round(r.between(0, 6))
  const width = r.between(14.5, 20)
  d.group(
    {
      transform: `rotate(${r.pick([-16, -8, 8, 16])} 60 84) translate(${r.between(-10, 10)} ${r.between(-8, 6)})`,
    },
    () => {
      d.rect(-70, 52, 260, 9, t.near)
      d.rect(-70, 60, 260, 3.5, t.first)
      d.rect(-70, 63, 260, 150, t.ink)
      for (let key = 0; key < 16; key += 1) d.rect(-70 + key * width, 63, width - 0.9, 130, white, { rx: 2 })
      for (let key = 0; key < 16; key += 1) {
        if (![0, 1, 3, 4, 5].includes((key + first) % 7)) continue
        const x = -70 + (key + 0.68) * width
        d.rect(x, 63, width * 0.62, 48, t.ink, { rx: 1.4 })
        d.rect(x + 2, 65, 2.2, 39, t.far, { rx: 1, opacity: 0.8 })
      }
    },
  )
}

/** A record on its turntable. */
export const records: Motif = (d, t, r) => {
  d.cover(d.fade(t.wood, t.woodDark, [r.pick([1, -1]) === 1 ? 1 : 0.2, 1]))
  for (let grain = -1; grain < 6; grain += 1)
    d.line(`M-30 ${14 + grain * 30}q60 ${r.between(-8, 8)} 180 ${r.between(-4, 4)}`, t.ink, 0.9, {
      opacity: 0.16,
    })
  const [x, y, radius] = [r.between(40, 74), r.between(66, 96), r.between(40, 50)]
  const label = r.pick([t.first, t.second, t.third, t.lamp])
  if (r.chance(0.55)) {
    const sleeve = r.pick([-1, 1])
    d.group({ transform: `rotate(${r.between(-14, 14)} ${x} ${y})` }, () => {
      d.rect(x + sleeve * 26 - 46, y - 46, 92, 92, r.pick([t.pale, t.first, t.second]), { rx: 2 })
      d.circle(x + sleeve * 52, y - 22, 10, t.glow)
      d.path(`M${x + sleeve * 26 - 46} ${y + 46}v-24q24 -16 46 -4t46 -6v34z`, t.near)
    })
  }
  d.circle(x + 1.5, y + 2.5, radius + 2, t.ink, { opacity: 0.4 })
  d.circle(x, y, radius, t.ink)
  for (let groove = radius - 4; groove > 19; groove -= 4) d.ring(x, y, groove, t.far, 0.7, { opacity: 0.8 })
  d.group({ transform: `rotate(${r.between(0, 180)} ${x} ${y})`, opacity: 0.3 }, () => {
    d.path(`M${x} ${y}l-34 -30a46 46 0 0 1 18 -12zM${x} ${y}l34 30a46 46 0 0 1 -18 12z`, t.glow)
  })
  d.circle(x, y, 17, label)
  d.ring(x, y, 12.5, t.pale, 1, { opacity: 0.8 })
  d.rect(x - 8, y - 9, 16, 2, t.pale, { rx: 1 })
  d.circle(x, y, 2.2, t.ink)
  const arm = Math.min(112, x + radius + 8)
  d.circle(arm, y - 42, 9, t.near)
  d.circle(arm, y - 42, 5, t.shade)
  d.line(`M${arm} ${y - 42}l-2 46 -19 21`, t.pale, 3.2)
  d.rect(arm - 26, y + 20, 8, 14, t.pale, { rx: 1.5, transform: `rotate(42 ${arm - 22} ${y + 27})` })
  d.glow(arm - 30, y - 40, 50, t.lamp, 0.25)
}

/** Potted plants in the light of a window. */
export const plants: Motif = (d, t, r) => {
  room(d, t, r)
  const pane = r.pick([-20, 34, 8])
  windowOf(d, t, r, pane, 80, 112)
  if (t.isNight) stars(d, t, r, 8, 60)
  d.line(`M${pane + 40} 6v106M${pane} 54h80`, t.woodDark, 2.6)
  board(d, t, 126)
  const pots = r.pick([
    [58, 1.5],
    [40, 1.2],
    [78, 1.25],
    [62, 1.4],
  ] as const)
  const spots = [
    pots,
    [pots[0] > 60 ? 16 : 104, r.between(0.6, 0.85)],
    [pots[0] > 60 ? 112 : 6, r.between(0.5, 0.8)],
  ] as const
  for (const [place, [x, size]] of spots.entries()) {
    const kind = place === 0 ? r.pick([monstera, palm, rubber]) : r.pick([palm, rubber, cactus])
    d.group({ transform: `translate(${x} 134) scale(${size})` }, () => {
      kind(d, t)
      d.path('M-13 -20h26l-4 22h-18z', r.pick([t.first, t.pale, t.third, t.second]))
      d.rect(-15, -23, 30, 5, t.ink, { rx: 1, opacity: 0.25 })
    })
  }
}

function monstera(d: Drawing, t: Tones): void {
  for (const [x, y, turn, size] of [
    [-17, -46, -40, 1],
    [17, -50, 36, 1.1],
    [0, -66, 0, 1.25],
    [-22, -30, -70, 0.7],
    [24, -32, 72, 0.75],
  ] as const) {
    d.line(`M0 -20Q${x * 0.3} ${y * 0.7} ${x} ${y}`, t.leaf, 1.8)
    d.group({ transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` }, () => {
      d.path('M0 8C-20 6 -18 -16 0 -20C18 -16 20 6 0 8z', t.leaf)
      d.path('M-15 -2l9 1 -8 4zM15 -2l-9 1 8 4zM-11 -12l8 4 -10 2zM11 -12l-8 4 10 2z', t.wallDark)
      d.line('M0 8V-16', t.glow, 0.8, { opacity: 0.5 })
    })
  }
}

function palm(d: Drawing, t: Tones): void {
  for (const [x, y] of [
    [-28, -36],
    [-18, -56],
    [-5, -66],
    [9, -64],
    [22, -50],
    [30, -30],
  ] as const)
    d.path(`M0 -20Q${x * 0.2} ${y} ${x} ${y}Q${x * 0.7} ${y * 0.7} 3 -19z`, t.leaf)
}

function rubber(d: Drawing, t: Tones): void {
  d.line('M0 -20V-76', t.leaf, 3)
  for (const [y, side] of [
    [-28, -1],
    [-34, 1],
    [-41, -1],
    [-48, 1],
    [-55, -1],
    [-62, 1],
    [-69, -1],
    [-74, 1],
  ] as const)
    d.path(`M0 ${y}q${side * 12} -14 ${side * 24} -6q${side * -10} 12 ${side * -24} 6z`, t.leaf)
}

function cactus(d: Drawing, t: Tones): void {
  d.rect(-8, -58, 16, 40, t.leaf, { rx: 8 })
  d.line('M8 -36h8v-12M-8 -30h-8v-10', t.leaf, 7)
  d.line('M-3 -52v30M3 -52v30', t.glow, 0.8, { opacity: 0.5 })
  d.circle(0, -60, 4, t.first)
}
