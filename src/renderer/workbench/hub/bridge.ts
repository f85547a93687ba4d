import type { Bridge } from '../../../preload/bridge.ts'

declare global {
  interface Window {
    /** Set by the desktop app's preload script; missing in a plain browser. */
    readonly yoimachi?: Bridge
  }
}

/** The bridge to the desktop app; undefined in a plain browser. */
export const bridge = window.yoimachi
