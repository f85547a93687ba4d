/** Points and heights in units: 100 across the picture, y downwards. */
interface Point {
  readonly x: number
  readonly y: number
}

/** A hill's outline from left to right: a curve over a summit to the middle, mirrored on to the end. */
export interface Ridge {
  readonly start: Point
  readonly summit: Point
  readonly middle: Point
  readonly end: Point
}

/** Height of a ridge at x, as two quadratic curves `Q summit middle T end` whose x only grows. */
export function ridgeHeight({ start, summit, middle, end }: Ridge, x: number): number {
  if (x <= middle.x) return curveHeight(start, summit, middle, x)
  const valley = { x: 2 * middle.x - summit.x, y: 2 * middle.y - summit.y }
  return curveHeight(middle, valley, end, x)
}

function curveHeight(from: Point, by: Point, to: Point, x: number): number {
  // x(t) = a t² + b t + from.x, solved for the root between 0 and 1.
  const a = from.x - 2 * by.x + to.x
  const b = 2 * (by.x - from.x)
  const c = from.x - x
  const t = Math.abs(a) < 1e-9 ? -c / b : (-b + Math.sqrt(Math.max(0, b * b - 4 * a * c))) / (2 * a)
  const rest = 1 - t
  return rest * rest * from.y + 2 * t * rest * by.y + t * t * to.y
}
