import { fir, hills, moon, peaks, sky, stars } from '../scenes/backdrops.ts'
import type { Motif } from '../scenes/scene.ts'

/** A high summit with snow, ridges before it and a hut with a lit window. */
export const mountains: Motif = (d, t, r) => {
  sky(d, t, r, 140)
  const summit = r.between(34, 86)
  const top = r.between(36, 58)
  moon(d, t, r, summit > 60 ? r.between(14, 38) : r.between(82, 106), r.between(34, 52), r.between(9, 15))
  const foot = 128
  const slope = (at: number, side: number) => `${summit + side * (at - top) * 0.82} ${at}`
  d.path(`M${slope(foot, -1)}L${summit - 4} ${top}h8L${slope(foot, 1)}z`, t.far)
  const snow = top + r.between(16, 26)
  d.path(`M${slope(snow, -1)}L${summit - 4} ${top}h8L${slope(snow, 1)}l-8 -4 -6 7 -7 -8 -6 7z`, t.pale, {
    opacity: 0.92,
  })
  d.path(`M${summit + 4} ${top}L${slope(foot, 1)}L${summit + 8} ${foot}z`, t.ink, { opacity: 0.13 })
  peaks(d, r, 112, r.between(14, 26), t.hill, 0.9)
  hills(d, r, 122, r.between(10, 20), t.near)
  const hut = summit > 60 ? r.between(24, 44) : r.between(76, 96)
  d.glow(hut, 112, 22, t.lamp, 0.7)
  d.path(`M${hut - 11} 120V108l11 -9 11 9v12z`, t.ink)
  d.rect(hut - 3, 108, 6, 7, t.lamp)
  hills(d, r, 142, 12, t.ink)
  for (const at of [-6, 8, 18, 104, 114, 126]) fir(d, at, 140, r.between(18, 34), t.ink)
}

/** A lit tent below the stars. */
export const camp: Motif = (d, t, r) => {
  sky(d, t, r, 130)
  stars(d, t, r, 16, 80)
  moon(d, t, r, r.between(20, 100), r.between(22, 40), r.between(6, 10))
  peaks(d, r, 112, r.between(30, 48), t.far)
  hills(d, r, 118, 18, t.hill)
  d.path('M-30 128Q40 116 150 128V190H-30z', t.near)
  const x = r.between(44, 76)
  const size = r.between(0.95, 1.3)
  const canvas = d.fade(t.lamp, t.glow)
  d.glow(x, 112, 62, t.lamp, 0.65)
  d.group({ transform: `translate(${x} 132) scale(${size})` }, () => {
    if (r.chance(0.5)) {
      d.path('M-38 0L0 -50 12 0z', canvas)
      d.path('M0 -50L38 0H12z', t.third)
      d.path('M0 -50L-12 0H6z', t.near, { opacity: 0.8 })
      d.line('M0 -50v-6M-38 0l-9 3M38 0l9 3', t.ink, 1.4)
    } else {
      d.path('M-40 0Q-36 -44 0 -44T40 0z', canvas)
      d.path('M-14 0Q-12 -30 0 -30T14 0z', t.woodDark)
      d.line('M-40 0Q-24 -44 0 -44M40 0Q24 -44 0 -44', t.first, 2.2)
      d.path('M0 -44Q36 -44 40 0H26Q26 -36 0 -44z', t.first, { opacity: 0.75 })
    }
  })
  const fire = x > 60 ? r.between(12, 26) : r.between(94, 108)
  d.glow(fire, 132, 26, t.lamp, 0.9)
  d.path(`M${fire - 6} 136q-4 -8 2 -13 1 4 4 5 0 -8 5 -13 1 7 4 11t-1 10z`, t.lamp)
  d.line(`M${fire - 9} 137l18 -3M${fire - 9} 134l18 3`, t.woodDark, 2.6)
  for (const at of [-12, 2, 116, 130]) fir(d, at, 136, r.between(34, 60), t.ink)
}

/** A telescope or a dome below a constellation. */
export const night: Motif = (d, t, r) => {
  sky(d, t, r, 150)
  stars(d, t, r, 60, 110)
  d.group({ transform: `rotate(${r.between(-50, -20)} 60 60)` }, () => {
    d.ellipse(60, 56, 96, r.between(12, 20), t.glow, { opacity: 0.18 })
    d.ellipse(54, 56, 70, 6, t.glow, { opacity: 0.16 })
  })
  const points = Array.from(
    { length: 6 },
    (_, place) => [18 + place * 16 + r.between(-5, 5), r.between(26, 72)] as const,
  )
  d.line(`M${points.map((point) => point.join(' ')).join('L')}`, t.glow, 0.8, { opacity: 0.75 })
  for (const [x, y] of points) d.circle(x, y, r.between(1.6, 2.6), t.glow)
  hills(d, r, 126, 14, t.hill)
  hills(d, r, 140, 12, t.near)
  const x = r.between(40, 80)
  if (r.chance(0.5)) {
    const size = r.between(24, 34)
    d.glow(x, 108, 46, t.lamp, 0.4)
    d.path(`M${x - size} 112a${size} ${size} 0 0 1 ${size * 2} 0z`, t.pale)
    d.path(`M${x - 3} ${112 - size}q12 2 ${size * 0.6} ${size}h-14q0 -${size * 0.7} -6 -${size}z`, t.ink)
    d.path(
      `M${x} 112a${size} ${size} 0 0 1 0 0M${x - size} 112a${size} ${size} 0 0 1 ${size} -${size}q-${size * 0.6} 6 -${size * 0.6} ${size}z`,
      t.shade,
    )
    d.rect(x - size, 112, size * 2, 24, t.shade)
    d.rect(x - size, 112, size * 2, 3, t.ink, { opacity: 0.4 })
    d.rect(x - size * 0.5, 122, 8, 14, t.lamp)
    return
  }
  d.line(`M${x} 104L${x - 20} 142M${x} 104L${x + 20} 142M${x} 104V140`, t.ink, 3.4)
  d.group({ transform: `translate(${x} 100) rotate(${r.between(-52, -30)})` }, () => {
    d.rect(-30, -6, 46, 12, t.pale, { rx: 2 })
    d.rect(14, -8.5, 30, 17, t.pale, { rx: 2 })
    d.rect(40, -8.5, 5, 17, t.first)
    d.rect(-34, -4, 6, 8, t.ink)
    d.rect(8, -7, 4, 14, t.first)
    d.rect(-30, 1, 74, 7, t.ink, { opacity: 0.14 })
  })
}

/** A bicycle by the river, flowers in its basket. */
export const bicycle: Motif = (d, t, r) => {
  sky(d, t, r, 126)
  moon(d, t, r, r.between(18, 102), r.between(30, 52), r.between(10, 18))
  hills(d, r, 112, 28, t.far, 0.65)
  hills(d, r, 124, 12, t.hill)
  d.rect(-30, 124, 180, 66, t.near)
  d.rect(-30, 124, 180, 2, t.third, { opacity: 0.5 })
  if (r.chance(0.5)) {
    const pole = r.pick([4, 114])
    d.line(`M${pole} 126V-30M${pole - 12} 14h24M${pole - 10} 21h20`, t.ink, 2.4)
    d.line('M-30 14Q50 44 150 12M-30 21Q50 52 150 20', t.ink, 0.9)
  } else d.line('M-30 98H150M-30 108H150M-20 96V124M12 96V124M44 96V124M76 96V124M108 96V124M140 96V124', t.ink, 1.8)
  const frame = r.pick([t.first, t.second, t.pale, t.lamp])
  const x = r.between(-8, 8)
  d.group({ transform: `translate(${x} ${r.between(-6, 4)}) rotate(${r.between(-3, 3)} 60 126)` }, () => {
    d.ellipse(60, 127, 54, 3.4, t.ink, { opacity: 0.5 })
    for (const wheel of [32, 88]) {
      for (let spoke = 0; spoke < 4; spoke += 1)
        d.line('M-21 0H21', t.pale, 0.6, {
          opacity: 0.7,
          transform: `translate(${wheel} 104) rotate(${spoke * 45})`,
        })
      d.ring(wheel, 104, 21.5, t.ink, 3.4)
      d.circle(wheel, 104, 2.8, t.ink)
    }
    d.line('M32 104L49 76 76 73 58 104zM49 76L58 104M47 69L58 104M74 66L88 104', frame, 3.8)
    d.line('M39 68h15', t.ink, 5)
    d.line('M74 66l-2 -7 10 -3', t.ink, 2.8)
    d.circle(58, 104, 4, t.ink)
    for (const [px, py, color] of [
      [83, 57, t.first],
      [89, 52, t.glow],
      [95, 57, t.third],
      [86, 50, t.leaf],
    ] as const)
      d.circle(px, py, 4.6, color)
    d.path('M78 60h20l-3 16H81z', t.shade, { stroke: t.ink, 'stroke-width': 1.3 })
  })
}
