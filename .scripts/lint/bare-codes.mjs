// Finds a code of the wire that decides as a bare number, such as `sex === 2`.
import { isTestOrScript, projectPath } from './lint-context.mjs'

/** @typedef {import('./lint-context.mjs').Node} Node */

/** Names that hold a code, with the object of its names in src/contract/enums. */
const codes = new Map([
  ['sex', 'Sex'],
  ['viewer', 'Sex'],
  ['statusN', 'StatusN'],
  ['status_n', 'StatusN'],
  ['ageConf', 'AgeConf'],
  ['age_conf', 'AgeConf'],
  ['femaleStatus', 'FemaleStatus'],
])

/** Name of the variable, property or object key that a node reads. @param {Node} node @returns {string | undefined} */
function nameOf(node) {
  if (node.type === 'ChainExpression') return nameOf(node.expression)
  if (node.type === 'MemberExpression' && !node.computed) return node.property.name
  return node.type === 'Identifier' ? node.name : undefined
}

/** Whether a value is a number, or one of two by a condition. @param {Node} node @returns {boolean} */
function isBare(node) {
  if (node.type === 'ConditionalExpression') return isBare(node.consequent) || isBare(node.alternate)
  return node.type === 'Literal' && typeof node.value === 'number'
}

/** Forbids comparing and setting codes by bare numbers. */
export const noBareCode = {
  create(/** @type {import('./lint-context.mjs').Context} */ context) {
    if (isTestOrScript(projectPath(context))) return {}
    /** @param {Node} node @param {string | undefined} name @param {Node} value */
    const check = (node, name, value) => {
      const home = codes.get(name ?? '')
      if (home !== undefined && isBare(value)) context.report({ node, message: `Name the code: ${home}.….` })
    }
    return {
      BinaryExpression(/** @type {Node} */ node) {
        if (!/^([!=]==?|[<>]=?)$/.test(node.operator)) return
        check(node, nameOf(node.left), node.right)
        check(node, nameOf(node.right), node.left)
      },
      Property(/** @type {Node} */ node) {
        if (!node.computed) check(node, nameOf(node.key), node.value)
      },
      SwitchStatement(/** @type {Node} */ node) {
        for (const { test } of node.cases) if (test) check(test, nameOf(node.discriminant), test)
      },
      VariableDeclarator(/** @type {Node} */ node) {
        if (node.init) check(node, nameOf(node.id), node.init)
      },
      JSXAttribute(/** @type {Node} */ node) {
        const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : undefined
        if (value) check(node, node.name.name, value)
      },
    }
  },
}
