interface Size {
  readonly width: number
  readonly height: number
}

/**
 * How large each screen is drawn so that all stand side by side: as high as the room allows, and where they are too wide
 * together the widest give way first, so that a desktop's window does not shrink the phone beside it.
 * @param least below this nothing is drawn: the stage scrolls instead
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

/** The width that none may pass so that all fit. */
function widestOf(widths: readonly number[], room: number): number {
  let left = room
  for (const [index, width] of widths.toSorted((one, other) => one - other).entries()) {
    const share = left / (widths.length - index)
    if (width > share) return share
    left -= width
  }
  return Infinity
}
