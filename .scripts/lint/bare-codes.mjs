// Finds a code of the wire that decides as a bare number, such as `sex === 2`.
import { isTestOrScript, projectPath } from './lint-context.mjs'

/** @typedef {import('./lint-context.mjs').Node} Node */

/** Names that hold a code, such as `sender_sex`, with the object of its names in src/contract/enums. */
const codes = [
  { name: /(^|_)sex$|Sex$|^viewer$/, home: 'Sex' },
  { name: /(^|_)status_n$|^statusN$|StatusN$/, home: 'StatusN' },
  { name: /(^|_)age_conf$|^ageConf$|AgeConf$/, home: 'AgeConf' },
  { name: /^(femaleStatus|statusOld|statusBefore|status_old)$/, home: 'FemaleStatus' },
  { name: /^sender$/, home: 'ChatSender' },
  { name: /^admitFull$|^form_admit_full_publishing$/, home: 'FullPublishing' },
]

/** Tables of src/contract/enums with an entry for each sex. */
const tablesBySex =
  /^(bodyTypes|boardOf|cancelReasons|contactAnswers|filterStatusNs|likeEffects|masochismLevels|sadismLevels|statusLabels|takeMovies)$/

/** Name of the variable, property or object key that a node reads. @param {Node} node @returns {string | undefined} */
function nameOf(node) {
  if (node.type === 'ChainExpression') return nameOf(node.expression)
  if (node.type === 'MemberExpression' && !node.computed) return node.property.name
  return node.type === 'Identifier' ? node.name : undefined
}

/** Whether a value or a type is a number, or one of several. @param {Node} node @returns {boolean} */
function isBare(node) {
  if (node.type === 'ConditionalExpression') return isBare(node.consequent) || isBare(node.alternate)
  if (node.type === 'TSUnionType') return node.types.some(isBare)
  if (node.type === 'TSLiteralType') return isBare(node.literal)
  if (node.type === 'ArrayExpression') return node.elements.some(isBare)
  return node.type === 'Literal' && typeof node.value === 'number'
}

/** Forbids comparing and setting codes by bare numbers. */
export const noBareCode = {
  create(/** @type {import('./lint-context.mjs').Context} */ context) {
    if (isTestOrScript(projectPath(context))) return {}
    /** @param {Node} node @param {string | undefined} name @param {Node} value */
    const check = (node, name, value) => {
      const home = codes.find((code) => code.name.test(name ?? ''))?.home
      if (home !== undefined && isBare(value)) context.report({ node, message: `Name the code: ${home}.….` })
    }
    return {
      BinaryExpression(/** @type {Node} */ node) {
        if (!/^([!=]==?|[<>]=?)$/.test(node.operator)) return
        check(node, nameOf(node.left), node.right)
        check(node, nameOf(node.right), node.left)
      },
      CallExpression(/** @type {Node} */ node) {
        const { callee } = node
        if (callee.type !== 'MemberExpression' || callee.property.name !== 'includes' || !node.arguments[0]) return
        check(node, nameOf(node.arguments[0]), callee.object)
      },
      MemberExpression(/** @type {Node} */ node) {
        if (!node.computed || !isBare(node.property) || !tablesBySex.test(nameOf(node.object) ?? '')) return
        context.report({ node, message: 'Name the code: Sex.….' })
      },
      TSPropertySignature(/** @type {Node} */ node) {
        if (!node.computed && node.typeAnnotation) check(node, nameOf(node.key), node.typeAnnotation.typeAnnotation)
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
