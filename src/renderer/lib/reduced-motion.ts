/** Whether a person has asked for less motion. Style sheets ask themselves; movements by script ask here. */
export const isMotionReduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
