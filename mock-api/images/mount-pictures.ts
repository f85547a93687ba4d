import type { Hono } from 'hono'
import type { Runtime } from '../runtime.ts'

/** Serves photos and drawn pictures (IMP-05 to IMP-08). */
export function mountPictures(app: Hono, runtime: Runtime): void {
  void app
  void runtime
}
