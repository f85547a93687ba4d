import { hills, houses, moon, sky, water } from '../scenes/backdrops.ts'
import type { Motif } from '../scenes/scene.ts'

/** A tram with lit windows on its evening round. */
export const tram: Motif = (d, t, r) => {
  sky(d, t, r, 120)
  moon(d, t, r, r.between(20, 100), r.between(22, 38), r.between(7, 12))
  houses(d, t, r, 118, r.between(50, 72), t.far)
  houses(d, t, r, 122, 34, t.hill)
  d.rect(-30, 120, 180, 70, t.near)
  d.line('M-30 42Q60 50 150 40', t.ink, 1)
  const body = r.pick([t.first, t.second, t.leaf, t.third])
  const x = r.between(-10, 10)
  d.group({ transform: `translate(${x} ${r.between(-4, 6)})` }, () => {
    d.line('M52 62L62 46 72 62', t.ink, 1.8)
    d.glow(60, 88, 66, t.lamp, 0.45)
    d.rect(10, 60, 100, 62, body, { rx: 7 })
    d.rect(10, 60, 100, 9, t.pale, { rx: 4.5 })
    d.rect(10, 98, 100, 5, t.pale)
    d.rect(10, 112, 100, 12, t.ink, { rx: 2 })
    for (const window of [16, 41, 66]) {
      d.rect(window, 73, 21, 21, t.lamp, { rx: 2.5 })
      d.rect(window, 73, 21, 9, t.glow, { rx: 2.5, opacity: 0.7 })
    }
    d.rect(90, 73, 15, 39, t.glow, { rx: 2 })
    d.line('M97.500 74v38', body, 1.6)
    d.rect(42, 62, 34, 5, t.ink, { rx: 1 })
    for (const wheel of [30, 44, 76, 90]) d.circle(wheel, 125, 5, t.ink)
    d.circle(14, 107, 3, t.glow)
  })
  d.rect(-30, 131, 180, 1.6, t.shade, { opacity: 0.6 })
  d.rect(-30, 141, 180, 2, t.shade, { opacity: 0.6 })
  d.ellipse(30, 146, 60, 6, t.lamp, { opacity: 0.2 })
}

/** A seat by the window of a night train. */
export const train: Motif = (d, t, r) => {
  d.cover(t.wall)
  const [x, width] = r.pick([
    [8, 104],
    [-16, 92],
    [34, 112],
  ] as const)
  const [top, height] = [r.between(20, 34), r.between(68, 80)]
  d.inside(x, top, width, height, 13, () => {
    sky(d, t, r, top + height)
    moon(d, t, r, x + width * r.between(0.25, 0.75), top + r.between(16, 30), r.between(8, 13))
    hills(d, r, top + height * 0.8, 22, t.far)
    houses(d, t, r, top + height + 4, 26, t.near)
    for (let streak = 0; streak < 4; streak += 1)
      d.rect(r.between(-10, 90), top + r.between(30, height), r.between(22, 50), 1.3, t.lamp, {
        opacity: 0.5,
      })
    d.path(`M${x + 20} ${top}h24L${x + 22} ${top + height}H${x - 6}z`, t.pale, { opacity: 0.12 })
  })
  d.rect(x, top, width, height, 'none', { rx: 13, stroke: t.shade, 'stroke-width': 4 })
  const curtain = x < 20 ? x + width - 8 : x - 12
  d.path(`M${curtain} ${top - 6}h22v${height + 10}h-18q-7 -40 -4 ${-height - 10}z`, t.second)
  d.line(
    `M${curtain + 8} ${top - 4}q-2 40 2 ${height + 6}M${curtain + 15} ${top - 4}q-1 40 1 ${height + 6}`,
    t.ink,
    1,
    { opacity: 0.35 },
  )
  const sill = top + height + 5
  d.rect(-30, sill, 180, 6, t.wood)
  const cup = r.between(42, 82)
  d.path(`M${cup - 7} ${sill}l-2 -16h17l-2 16z`, t.pale)
  d.path(`M${cup + 7} ${sill - 13}q8 -1 7 5t-8 4`, 'none', { stroke: t.pale, 'stroke-width': 2.2 })
  for (const seat of [-10, 62]) {
    d.path(`M${seat} 190V${sill + 28}q2 -13 14 -13h40q12 0 13 13V190z`, t.first)
    d.rect(seat + 7, sill + 19, 52, 11, t.pale, { rx: 5, opacity: 0.9 })
  }
}

/** The city by night beyond a river, a tower over it. */
export const city: Motif = (d, t, r) => {
  const shore = r.between(104, 120)
  const x = r.between(24, 96)
  sky(d, t, r, shore)
  moon(d, t, r, x > 60 ? r.between(14, 36) : r.between(84, 106), r.between(24, 44), r.between(7, 13))
  houses(d, t, r, shore, 48, t.far)
  const top = r.between(22, 40)
  d.glow(x, top + 20, 50, t.lamp, 0.5)
  if (r.chance(0.5)) {
    d.path(
      `M${x - 19} ${shore}Q${x - 5} ${shore - 30} ${x - 2} ${top + 12}L${x} ${top - 8}l2 20Q${x + 5} ${shore - 30} ${x + 19} ${shore}h-8q-4 -18 -11 -18t-11 18z`,
      t.first,
    )
    for (const at of [0.4, 0.62]) d.rect(x - 10, top + (shore - top) * at, 20, 5, t.pale, { rx: 1 })
    d.line(`M${x - 8} ${shore - 24}L${x + 5} ${shore - 50}M${x + 8} ${shore - 24}L${x - 5} ${shore - 50}`, t.pale, 1)
  } else {
    d.path(`M${x - 7} ${shore}L${x - 3} ${top + 16}h6l4 ${shore - top - 16}z`, t.shade)
    d.line(`M${x} ${top + 16}V${top - 12}`, t.shade, 2)
    d.ellipse(x, top + 22, 13, 7, t.pale)
    d.rect(x - 13, top + 21, 26, 3, t.lamp)
    d.ellipse(x, top + 44, 9, 4, t.pale)
  }
  houses(d, t, r, shore, r.between(26, 40), t.near)
  water(d, t, r, shore, x)
}

/** A lane in the rain: lamps, their light on the wet ground, an umbrella left at a door. */
export const rain: Motif = (d, t, r) => {
  sky(d, t, r, 110)
  const end = r.between(44, 76)
  houses(d, t, r, 108, 26, t.far)
  d.path(`M-30 -30H${end - 34}L${end - 14} 106V128L-30 190z`, t.hill)
  d.path(`M150 -30H${end + 40}L${end + 14} 106V128L150 190z`, t.near)
  d.path(`M-30 190L${end - 14} 108h28L150 190z`, t.ink)
  for (const [wx, wy, size] of [
    [end - 38, 52, 1],
    [end - 58, 60, 1.3],
    [end + 38, 56, 1],
    [end + 58, 44, 1.3],
  ] as const) {
    d.glow(wx, wy + 8, 22 * size, t.lamp, 0.5)
    d.rect(wx - 5 * size, wy, 10 * size, 15 * size, t.lamp, { rx: 0.8 })
    d.line(`M${wx} ${wy}v${15 * size}`, t.woodDark, 1)
  }
  const lamp = end + r.pick([-20, 20])
  d.line(`M${lamp} 134V48`, t.ink, 2.8)
  d.glow(lamp, 42, 44, t.lamp, 0.95)
  d.path(`M${lamp - 8} 34h16l-3 15h-10z`, t.glow)
  d.path(`M${lamp - 10} 34h20l-10 -8z`, t.ink)
  for (let row = 0; row < 7; row += 1)
    d.rect(lamp - r.between(5, 12), 128 + row * 5, r.between(12, 22), 2, t.lamp, {
      rx: 1,
      opacity: 0.75 - row * 0.09,
    })
  const [ux, color] = [end + (lamp > end ? -24 : 24), r.pick([t.first, t.second, t.third])]
  d.group({ transform: `translate(${ux} 114) rotate(${r.between(-24, 24)})` }, () => {
    d.path(
      'M-27 0A27 25 0 0 1 27 0q-4.500 -5 -9 0 -4.500 -5 -9 0 -4.500 -5 -9 0 -4.500 -5 -9 0 -4.500 -5 -9 0 -4.500 -5 -9 0z',
      color,
    )
    d.path('M0 -25Q-11 -12 -9 0q4.500 -5 9 0 4.500 -5 9 0Q11 -12 0 -25z', t.pale, { opacity: 0.3 })
    d.line('M0 -2V17q0 4.500 -4.500 4.500', t.pale, 1.8)
    d.line('M0 -25v-4', t.ink, 1.6)
  })
  for (let drop = 0; drop < 34; drop += 1)
    d.line(`M${r.between(-10, 130)} ${r.between(-10, 150)}l-2.500 ${r.between(7, 13)}`, t.pale, 0.8, {
      opacity: 0.45,
    })
}
