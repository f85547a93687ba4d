interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Scale of each screen so that all fit side by side. Height decides first. If the screens are too wide together, the
 * widest shrinks first, so that a desktop window does not shrink the phone beside it.
 * @param least minimum scale; below it the stage scrolls
 */
export function fitPhones(
  sizes: readonly Size[],
  room: Size,
  { least, most }: { least: number; most: number },
): readonly number[] {
  const scales = sizes.map(({ height }) => Math.min(most, room.height / height))
  const widths = sizes.map(({ width }, index) => width * (scales[index] ?? 0))
  const widest = widestOf(widths, room.width)
  return sizes.map(({ width }, index) => Math.max(least, Math.min(scales[index] ?? 0, widest / width)))
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
