// Finds time and randomness that do not come from the injected clock and state.
import { isTestOrScript, projectPath } from './lint-context.mjs'

/** @typedef {import('./lint-context.mjs').Node} Node */
/** @typedef {import('./lint-context.mjs').Context} Context */

/** Files that read the system's clock for all others. */
const timeHomes = new Set([
  'mock-api/engine/clock/system-clock.ts',
  'src/renderer/member/api/server-time.ts',
  'src/main/log.ts',
])
const ambient = new Map([
  ['Date.now', 'Take the time from the injected clock (D-02).'],
  ['Math.random', 'Take randomness from the injected state (D-05).'],
  ['Temporal.Now', 'Take the time from the injected clock (D-02).'],
])

/** Forbids `Date.now`, `new Date()`, `Math.random` and `Temporal.Now`. */
export const noAmbientTime = {
  create(/** @type {Context} */ context) {
    const path = projectPath(context)
    if (isTestOrScript(path) || timeHomes.has(path)) return {}
    const reportDate = (/** @type {Node} */ node) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'Date') return
      if (node.type === 'NewExpression' && node.arguments.length > 0) return
      context.report({ node, message: ambient.get('Date.now') })
    }
    return {
      NewExpression: reportDate,
      CallExpression: reportDate,
      MemberExpression(/** @type {Node} */ node) {
        if (node.object.type !== 'Identifier' || node.computed) return
        const message = ambient.get(`${node.object.name}.${node.property.name}`)
        if (message !== undefined) context.report({ node, message })
      },
    }
  },
}
