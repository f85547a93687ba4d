import { bokeh, fir, hills, houses, moon, sky } from '../scenes/backdrops.ts'
import type { Motif } from '../scenes/scene.ts'

/** A ferris wheel over the lights of a fair. */
export const ferris: Motif = (d, t, r) => {
  sky(d, t, r, 130)
  const [x, y, radius] = [r.between(40, 80), r.between(66, 80), r.between(36, 46)]
  moon(d, t, r, x > 60 ? 12 : 108, r.between(22, 34), 6)
  houses(d, t, r, 136, 26, t.far)
  d.glow(x, y, radius * 1.6, t.lamp, 0.35)
  d.line(`M${x} ${y}L${x - 22} 136M${x} ${y}L${x + 22} 136`, t.ink, 4)
  const turn = r.between(0, 30)
  d.ring(x, y, radius, t.pale, 2.6)
  d.ring(x, y, radius - 6, t.pale, 1, { opacity: 0.7 })
  for (let spoke = 0; spoke < 6; spoke += 1)
    d.line(`M${-radius} 0H${radius}`, t.pale, 1, {
      opacity: 0.8,
      transform: `translate(${x} ${y}) rotate(${turn + spoke * 30})`,
    })
  for (let cabin = 0; cabin < 12; cabin += 1) {
    const angle = ((turn + cabin * 30) * Math.PI) / 180
    const [cx, cy] = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    const color = [t.first, t.lamp, t.second, t.third][cabin % 4] ?? t.first
    d.circle(cx, cy + 4, 5.6, color)
    d.rect(cx - 3.6, cy + 1.5, 7.2, 3.4, t.glow, { rx: 1.2, opacity: 0.85 })
  }
  d.circle(x, y, 6, t.lamp)
  d.circle(x, y, 2.6, t.glow)
  d.rect(-30, 134, 180, 56, t.near)
  for (const stall of [-4, 30, 72, 104]) {
    d.path(`M${stall} 140l4 -10h18l4 10z`, stall % 4 === 0 ? t.first : t.third)
    d.rect(stall + 2, 140, 22, 12, t.lamp, { opacity: 0.85 })
  }
}

/** Paper lanterns on a string. */
export const lanterns: Motif = (d, t, r) => {
  d.cover(d.linear([0, t.near], [0.6, t.wallDark], [1, t.wall]))
  bokeh(d, t, r, 10, 96, 150)
  hills(d, r, 140, 22, t.ink, 0.8)
  const tilt = r.between(-16, 16)
  d.line(`M-30 ${14 + tilt}Q60 40 150 ${14 - tilt}`, t.ink, 1.5)
  const lit = d.linear([0, t.lamp], [0.5, t.glow], [1, t.lamp])
  const red = d.linear([0, t.vermilion], [0.55, t.lamp], [1, t.vermilion])
  const layout = r.pick([
    [
      [28, 64, 0.9],
      [92, 58, 0.8],
      [60, 90, 1.3],
    ],
    [[60, 76, 1.75]],
    [
      [34, 84, 1.25],
      [88, 72, 1.05],
    ],
    [
      [16, 60, 0.75],
      [46, 66, 0.85],
      [76, 64, 0.85],
      [106, 56, 0.75],
      [32, 106, 0.85],
      [64, 108, 0.9],
      [94, 104, 0.85],
    ],
    [
      [88, 80, 1.5],
      [32, 62, 0.8],
      [38, 108, 0.8],
    ],
  ] as const)
  for (const [x, y, scale] of layout) {
    const fill = r.pick([lit, lit, red])
    const isLong = r.chance(0.3)
    const [rx, ry] = isLong ? [13, 23] : [17.5, 20]
    d.group({ transform: `translate(${x + r.between(-4, 4)} ${y + r.between(-4, 4)}) scale(${scale})` }, () => {
      d.line(`M0 -90V${-ry}`, t.ink, 1.1)
      d.glow(0, 0, 44, t.lamp, 0.7)
      d.ellipse(0, 0, rx, ry, fill)
      for (let rib = -3; rib <= 3; rib += 1) {
        const at = (rib * ry) / 3.7
        const half = Math.sqrt(1 - (at / ry) ** 2) * rx
        d.line(`M${-half} ${at}q${half} 3 ${half * 2} 0`, t.wood, 0.7, { opacity: 0.5 })
      }
      d.rect(-8, -ry - 3, 16, 5, t.ink, { rx: 1 })
      d.rect(-8, ry - 2, 16, 5, t.ink, { rx: 1 })
      d.line(`M0 ${ry + 3}v8`, t.vermilion, 2.2)
    })
  }
}

/** A shrine gate over stone steps. */
export const shrine: Motif = (d, t, r) => {
  sky(d, t, r, 120)
  const x = r.between(46, 74)
  const red = r.pick([t.vermilion, t.vermilion, t.ink])
  moon(d, t, r, x + r.between(-14, 14), r.between(60, 78), r.between(14, 20))
  hills(d, r, 104, 34, t.far)
  for (const side of [-1, 1])
    for (const [at, height] of [
      [46, 70],
      [60, 90],
      [76, 84],
    ] as const)
      fir(d, x + side * at, 118, height, t.hill)
  const size = r.between(0.95, 1.2)
  for (let step = 0; step < 6; step += 1) {
    const half = 25 + step * 5.5
    d.rect(x - half, 108 + step * 9, half * 2, 9.4, step % 2 === 0 ? t.wall : t.far)
    d.rect(x - half, 108 + step * 9, half * 2, 1.6, t.shade, { opacity: 0.8 })
  }
  d.group({ transform: `translate(${x} 110) scale(${size})` }, () => {
    d.path('M-27 0l3.500 -52h6L-19.500 0zM27 0l-3.500 -52h-6L19.500 0z', red)
    d.rect(-34, -44, 68, 6, red)
    d.path('M-43 -64Q0 -55 43 -64l-2 10Q0 -48 -41 -54z', red)
    d.path('M-45 -67Q0 -58 45 -67l-1.500 4.500Q0 -54 -43.500 -62.500z', t.ink)
    d.rect(-4.5, -52, 9, 12, t.ink)
    d.rect(-31, -3, 11, 4, t.ink)
    d.rect(20, -3, 11, 4, t.ink)
  })
  for (const side of [-1, 1]) {
    const at = x + side * 42
    d.glow(at, 114, 22, t.lamp, 0.9)
    d.rect(at - 5, 108, 10, 11, t.glow)
    d.path(`M${at - 9} 108h18l-9 -7z`, t.ink)
    d.rect(at - 2.5, 119, 5, 20, t.wallDark)
    d.rect(at - 7, 138, 14, 5, t.wallDark)
  }
}

/** An open-air bath: stones, steam, a fence of bamboo. */
export const onsen: Motif = (d, t, r) => {
  sky(d, t, r, 110)
  const x = r.between(24, 96)
  moon(d, t, r, x, r.between(26, 42), r.between(9, 15))
  hills(d, r, 92, 40, t.far)
  hills(d, r, 104, 24, t.hill)
  const fence = r.between(56, 66)
  const [from, to] = r.pick([
    [-30, 62],
    [58, 150],
    [-30, 150],
  ] as const)
  for (let at = from; at < to; at += 7) d.rect(at, fence - ((at * 7) % 5), 6.2, 60, at % 2 === 0 ? t.wood : t.woodDark)
  d.rect(from, fence + 8, to - from, 3, t.ink, { opacity: 0.5 })
  d.rect(-30, 96, 180, 94, t.near)
  const middle = r.between(50, 70)
  const bath = d.linear([0, t.pale], [0.35, t.sky[2]], [1, t.sky[1]])
  for (let stone = 0; stone < 14; stone += 1) {
    const angle = (stone / 14) * Math.PI * 2
    const color = [t.wallDark, t.wall, t.far, t.shade][stone % 4] ?? t.wall
    d.ellipse(middle + 58 * Math.cos(angle), 118 + 25 * Math.sin(angle), r.between(11, 16), r.between(7, 10), color)
  }
  d.ellipse(middle, 118, 55, 21, bath)
  d.ellipse(middle - 14, 111, 26, 3, t.glow, { opacity: 0.6 })
  d.ellipse(middle + 12, 124, 30, 3, t.glow, { opacity: 0.4 })
  d.ellipse(middle + r.between(-24, 24), 117, 11, 4.4, t.woodDark)
  const lamp = from < 0 && to < 100 ? 100 : 18
  d.glow(lamp, 80, 36, t.lamp, 0.9)
  d.rect(lamp - 8, 71, 16, 17, t.glow, { rx: 1 })
  d.path(`M${lamp - 14} 71h28l-6 -8h-16z`, t.ink)
  d.rect(lamp - 3, 88, 6, 16, t.ink)
  for (const wisp of [-26, -6, 14, 32]) {
    const tall = r.between(44, 66)
    d.line(`M${middle + wisp} 112c-8 ${-tall * 0.35} 9 ${-tall * 0.6} 1 ${-tall}`, t.pale, 5, {
      opacity: 0.38,
    })
  }
}
