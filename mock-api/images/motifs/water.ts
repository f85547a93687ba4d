import { fir, hills, moon, peaks, sky, water } from '../scenes/backdrops.ts'
import type { Motif } from '../scenes/scene.ts'

/** The sun or moon over the horizon, sometimes a sail or an island. */
export const sea: Motif = (d, t, r) => {
  const horizon = r.between(76, 104)
  const x = r.between(30, 90)
  sky(d, t, r, horizon)
  for (let cloud = 0; cloud < 4; cloud += 1) {
    const width = r.between(26, 60)
    const y = horizon - r.between(14, 64)
    d.rect(r.between(-20, 90), y, width, r.between(3, 6), t.pale, { rx: 3, opacity: 0.3 })
  }
  const radius = r.between(13, 24)
  moon(d, t, r, x, horizon - r.between(-0.3, 1.1) * radius, radius)
  const island = x > 60 ? 8 : 112
  if (r.chance(0.5)) d.path(`M${island - 42} ${horizon}q18 -22 34 -16t50 16z`, t.hill)
  water(d, t, r, horizon, x)
  if (r.chance(0.6)) {
    const size = r.between(0.9, 1.6)
    d.group(
      {
        transform: `translate(${x > 60 ? r.between(18, 38) : r.between(82, 102)} ${horizon + 6}) scale(${size})`,
      },
      () => {
        d.path('M-1 0V-27L-16 0z', t.pale)
        d.path('M1.500 0V-21L12 0z', t.shade)
        d.path('M-17 2.500h32l-6 7h-20z', t.ink)
      },
    )
  }
}

/** A rowing boat on a still lake below mountains. */
export const lake: Motif = (d, t, r) => {
  const shore = r.between(72, 86)
  const x = r.between(28, 92)
  sky(d, t, r, shore)
  moon(d, t, r, x, r.between(28, 44), r.between(8, 13))
  const range = r.between(28, 46)
  peaks(d, r, shore, range, t.far)
  hills(d, r, shore + 1, 15, t.hill)
  water(d, t, r, shore, x)
  const side = r.pick([-1, 1])
  for (const [at, height] of [
    [50, 44],
    [38, 33],
    [60, 52],
    [29, 22],
  ] as const)
    fir(d, 60 + side * at, shore + 4, height, t.near)
  const boat = 60 - side * r.between(0, 22)
  const y = r.between(104, 116)
  d.ellipse(boat, y + 9, 34, 4, t.ink, { opacity: 0.4 })
  d.path(`M${boat - 32} ${y - 4}q32 12 64 0q-4 15 -16 15h-32q-12 0 -16 -15z`, t.woodDark)
  d.path(`M${boat - 32} ${y - 4}q32 12 64 0l-1.500 4q-31 11 -61 0z`, t.third)
  d.line(`M${boat - 6} ${y - 2}l${-side * 30} 14`, t.pale, 1.8)
  d.rect(boat - 12, y - 1, 24, 2.5, t.pale, { opacity: 0.8 })
}

/** A lighthouse over a small harbour. */
export const harbour: Motif = (d, t, r) => {
  const quay = r.between(96, 112)
  const x = r.between(34, 58)
  sky(d, t, r, quay)
  if (r.chance(0.6)) moon(d, t, r, r.between(82, 104), r.between(30, 50), r.between(8, 14))
  hills(d, r, quay, 26, t.far, 0.8)
  water(d, t, r, quay, x)
  const lantern = Math.max(36, quay - r.between(58, 70))
  d.path(`M${x} ${lantern - 4}L150 ${lantern - 34}V${lantern + 12}z`, t.glow, {
    opacity: t.isNight ? 0.3 : 0.18,
  })
  d.path(`M${x} ${lantern - 4}L-30 ${lantern - 14}V${lantern + 16}z`, t.glow, {
    opacity: t.isNight ? 0.22 : 0.12,
  })
  const tall = quay - lantern
  d.path(`M${x - 8} ${lantern}h16l4.500 ${tall + 4}h-25z`, t.pale)
  for (const share of [0.14, 0.5, 0.84]) {
    const wide = 8 + 4.5 * share
    d.path(`M${x - wide} ${lantern + tall * share}h${wide * 2}l.8 ${tall * 0.16}h${-wide * 2 - 1.6}z`, t.first)
  }
  d.glow(x, lantern - 6, 30, t.lamp, 0.9)
  d.rect(x - 6, lantern - 11, 12, 11, t.glow)
  d.path(`M${x - 9} ${lantern - 11}h18l-9 -9z`, t.ink)
  d.rect(x - 11, lantern - 1, 22, 2.6, t.ink)
  d.path(`M-30 ${quay + 14}V${quay}h${x + 44}l9 14z`, t.near)
  const boat = r.between(86, 100)
  d.line(`M${boat} ${quay + 10}V${quay - 26}`, t.ink, 1.6)
  d.line(`M${boat} ${quay - 25}l18 32M${boat} ${quay - 25}l-15 30`, t.ink, 0.7)
  d.path(`M${boat - 22} ${quay + 6}h44l-7 13h-30z`, t.second)
  d.rect(boat - 9, quay - 4, 16, 10, t.pale)
  d.rect(boat - 6, quay - 1, 4, 4, t.lamp)
}

/** A bridge over a river: an arch of red wood, or towers with cables of light. */
export const bridge: Motif = (d, t, r) => {
  const shore = r.between(104, 118)
  const x = r.between(22, 98)
  sky(d, t, r, shore)
  moon(d, t, r, x, r.between(24, 46), r.between(9, 16))
  peaks(d, r, shore, 30, t.far, 0.7)
  hills(d, r, shore, 16, t.hill)
  water(d, t, r, shore, x)
  if (r.chance(0.5)) {
    const height = r.between(46, 62)
    const middle = r.between(48, 72)
    const deck = (at: number) => shore - 6 - height * (1 - ((at - middle) / 74) ** 2) * 0.62
    const curve = (lift: number) =>
      `M${middle - 84} ${shore + 12 - lift}Q${middle} ${shore - height * 1.25 - lift} ${middle + 84} ${shore + 12 - lift}`
    for (const post of [-34, 34]) d.line(`M${middle + post} ${deck(middle + post)}V${shore + 8}`, t.near, 4.5)
    d.line(curve(0), t.near, 9)
    const rail = r.pick([t.vermilion, t.first])
    d.line(curve(3), rail, 4.5)
    d.line(curve(19), rail, 2.8)
    for (let post = -60; post <= 60; post += 15) {
      const y = shore + 12 - (height * 1.25 + 12) * 0.5 * (1 - (post / 84) ** 2)
      d.line(`M${middle + post} ${y - 1}v-19`, rail, 2.6)
      if (post % 30 === 0) {
        d.glow(middle + post, y - 22, 15, t.lamp, 0.9)
        d.circle(middle + post, y - 22, 3.2, t.glow)
      }
    }
    return
  }
  const deck = shore - r.between(10, 20)
  const tower = r.between(34, 86)
  const top = deck - r.between(54, 68)
  for (const end of [-44, -22, 22, 44, 66, -66])
    d.line(`M${tower} ${top}L${tower + end} ${deck}`, t.pale, 0.8, { opacity: 0.8 })
  d.line(
    `M${tower} ${top}Q${tower + 30} ${deck - 2} ${tower + 100} ${deck - 30}M${tower} ${top}Q${tower - 30} ${deck - 2} ${tower - 100} ${deck - 30}`,
    t.glow,
    1.6,
  )
  d.path(`M${tower - 7} ${shore + 12}l4 ${top - shore - 14}h6l4 ${shore + 14 - top}z`, t.ink)
  d.rect(tower - 6, top + 18, 12, 3, t.ink)
  d.rect(-30, deck, 180, 5, t.ink)
  for (let lamp = -24; lamp < 150; lamp += 13) d.circle(lamp, deck - 2.5, 1.7, t.lamp)
  d.glow(tower, deck, 40, t.lamp, 0.5)
}
