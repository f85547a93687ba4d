import type { Drawing } from './drawing.ts'
import type { Draws } from './draws.ts'
import type { Tones } from './tones.ts'

/**
 * Draws one scene on a sheet of 120 by 160. What tells it apart lies in the circle of radius 52 around (60, 80): that is
 * all an avatar shows.
 */
export type Motif = (d: Drawing, t: Tones, r: Draws) => void
