// Finds facts of a call that the build of the member app leaves out.
import { isTestOrScript, projectPath } from './lint-context.mjs'

/** @typedef {import('./lint-context.mjs').Node} Node */
/** @typedef {import('./lint-context.mjs').Context} Context */

/** Facts of a call by their names. */
const droppedFacts = new Set(['summary', 'automatic', 'sendsPictures'])

/** Forbids the member app to read such a fact (src/renderer/member/vite.config.ts). */
export const noDroppedFact = {
  create(/** @type {Context} */ context) {
    const path = projectPath(context)
    if (isTestOrScript(path) || !path.startsWith('src/renderer/member/')) return {}
    return {
      MemberExpression(/** @type {Node} */ node) {
        if (node.computed || !droppedFacts.has(node.property.name)) return
        context.report({ node, message: `The build leaves out ${node.property.name}: it is undefined in a browser.` })
      },
    }
  },
}
