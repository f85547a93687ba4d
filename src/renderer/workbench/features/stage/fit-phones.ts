import type { Size } from '../../hub/phones/phone-sizes.ts'

/** Width of a device's frame around its screen, in the phone's own CSS px. */
export const bezelPx = 11

/** Height of the status strip in the phone's own CSS px. */
export const stripPx = 44

/** Width in CSS px above which a screen is not a phone and has no status strip. */
const widestPhone = 500

export const hasStrip = ({ width }: Pick<Size, 'width'>): boolean => width < widestPhone

/** Space around the screens in CSS px, as stage.tsx and phone.tsx lay it out. */
interface Space {
  /** At each side of the stage, and between two phones. */
  readonly paddingPx: number
  readonly gapPx: number
  /** Everything above and below a screen. */
  readonly heightPx: number
}

/** Above: room for messages, head and bar of a phone. Below: the stage's tools. */
const usual: Space = { paddingPx: 28, gapPx: 28, heightPx: 174 }
/** Above: the name of the member. Below: caption and film. */
const presented: Space = { paddingPx: 36, gapPx: 52, heightPx: 136 }

/** Limits of a scale. Below the least one the stage scrolls. */
const scales = { least: 0.4, most: 1 }
/** To an audience, phones on a large screen are larger than life. */
const presentedScales = { least: 0.3, most: 2 }
/** Below this width in CSS px the bar of a phone takes a second line, so that the address stays readable (phone-bar.tsx). */
const narrowPx = 336
const secondRowPx = 34

/** Scale of each screen on a stage of this size. A presentation draws each in a device's frame. */
export function stageScales(screens: readonly Size[], stage: Size, isPresented: boolean): readonly number[] {
  const { paddingPx, gapPx, heightPx } = isPresented ? presented : usual
  const room = { width: stage.width - 2 * paddingPx - gapPx * (screens.length - 1), height: stage.height - heightPx }
  if (isPresented) return fitPhones(screens.map(framed), room, presentedScales)
  const fit = fitPhones(screens, room, scales)
  const isNarrow = screens.some(({ width }, index) => width * (fit[index] ?? 1) < narrowPx)
  return isNarrow ? fitPhones(screens, { ...room, height: room.height - secondRowPx }, scales) : fit
}

/** Size of a screen with its device's frame and status strip. */
const framed = (screen: Size): Size => ({
  width: screen.width + 2 * bezelPx,
  height: screen.height + 2 * bezelPx + (hasStrip(screen) ? stripPx : 0),
})

/**
 * Scale of each screen so that all fit side by side. Height decides first. If the screens are too wide together, the
 * widest shrinks first, so that a desktop window does not shrink the phone beside it.
 * @param least minimum scale; below it the stage scrolls
 */
export function fitPhones(sizes: readonly Size[], room: Size, { least, most }: typeof scales): readonly number[] {
  const byHeight = sizes.map(({ height }) => Math.min(most, room.height / height))
  const widths = sizes.map(({ width }, index) => width * (byHeight[index] ?? 0))
  const widest = widestOf(widths, room.width)
  return sizes.map(({ width }, index) => Math.max(least, Math.min(byHeight[index] ?? 0, widest / width)))
}

/** Maximum width of a screen so that all fit. */
function widestOf(widths: readonly number[], room: number): number {
  let left = room
  for (const [index, width] of widths.toSorted((one, other) => one - other).entries()) {
    const share = left / (widths.length - index)
    if (width > share) return share
    left -= width
  }
  return Infinity
}
