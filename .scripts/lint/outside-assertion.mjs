// Finds data from outside whose type is asserted instead of parsed.
import { isTestOrScript, projectPath } from './lint-context.mjs'

/** @typedef {import('./lint-context.mjs').Node} Node */
/** @typedef {import('./lint-context.mjs').Context} Context */

/** Returns whether a node is `JSON.parse(…)` or `response.json()`, whose data must be parsed, not asserted. @param {Node} node */
function isOutsideData(node) {
  const inner = node.type === 'AwaitExpression' ? node.argument : node
  if (inner.type !== 'CallExpression' || inner.callee.type !== 'MemberExpression') return false
  const { object, property } = inner.callee
  return property.name === 'json' || (object.name === 'JSON' && property.name === 'parse')
}

/** Forbids `as` on parsed JSON, except `as unknown`. */
export const noOutsideAssertion = {
  create(/** @type {Context} */ context) {
    if (isTestOrScript(projectPath(context))) return {}
    return {
      TSAsExpression(/** @type {Node} */ node) {
        if (!isOutsideData(node.expression) || node.typeAnnotation.type === 'TSUnknownKeyword') return
        context.report({ node, message: 'Parse outside data with a schema instead of asserting its type.' })
      },
    }
  },
}
