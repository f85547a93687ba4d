// Finds code that decides by a text written for people. A better sentence would break it, and no type would tell.
import { isTestOrScript, projectPath } from './lint-context.mjs'

/** @typedef {import('./lint-context.mjs').Node} Node */

/** Names of texts for people, as variables and as properties. */
const texts = new Set(['message', 'messages', 'detail', 'msg', 'stderr', 'statusText', 'summary'])

const searches = new Set([
  'includes',
  'startsWith',
  'endsWith',
  'indexOf',
  'lastIndexOf',
  'match',
  'matchAll',
  'search',
])

const advice = 'Texts for people change: give the reason a code and compare that.'

/** Unwraps `a?.b`, `(a)`, `a as T`, `a!`, `a ?? b` and `String(a)`. @param {Node} node @returns {Node} */
function bare(node) {
  if (node.type === 'CallExpression' && node.callee.name === 'String' && node.arguments.length === 1)
    return bare(node.arguments[0])
  const inner = node.type === 'LogicalExpression' ? node.left : node.expression
  return inner && typeof inner === 'object' ? bare(inner) : node
}

/** Whether an expression is a text for people, by its name, or one of a list of them. @param {Node} node @returns {boolean} */
function isText(node) {
  const { type, computed, object, property, name } = bare(node)
  if (type === 'Identifier') return texts.has(name)
  if (type !== 'MemberExpression') return false
  return isErrors(object) || (computed ? isText(object) : texts.has(property.name))
}

/** Whether an expression holds the messages of a refusal by field, `error.errors`. @param {Node} node */
function isErrors(node) {
  const { type, computed, property, name } = bare(node)
  return type === 'MemberExpression' ? !computed && property.name === 'errors' : name === 'errors'
}

/** Whether a value says nothing about the text: `''`, `null`, `undefined`, a boolean or a number. @param {Node} node */
const isEmpty = (node) =>
  node.name === 'undefined' || (node.type === 'Literal' && (node.value === '' || typeof node.value !== 'string'))

/** Whether a call takes the first line of a text, to show it. @param {Node} node */
const takesLines = ({ callee, arguments: [separator] }) => callee.property.name === 'split' && separator?.value === '\n'

/** @param {Node} call */
function searchesText(call) {
  const { callee } = call
  if (callee.type !== 'MemberExpression' || callee.computed) return false
  const { name } = callee.property
  if (searches.has(name) || (name === 'split' && !takesLines(call))) return isText(callee.object)
  return (name === 'test' || name === 'exec') && call.arguments.length === 1 && isText(call.arguments[0])
}

/** Forbids comparing, splitting and matching texts for people. First lines for a log, and empty texts, are fine. */
export const noTextProtocol = {
  create(/** @type {import('./lint-context.mjs').Context} */ context) {
    if (isTestOrScript(projectPath(context))) return {}
    const report = (/** @type {Node} */ node) => context.report({ node, message: advice })
    return {
      CallExpression(/** @type {Node} */ node) {
        if (searchesText(node)) report(node)
      },
      BinaryExpression(/** @type {Node} */ node) {
        const { operator, left, right } = node
        if (!/^[!=]==?$/.test(operator) || isEmpty(left) || isEmpty(right)) return
        if (isText(left) || isText(right)) report(node)
      },
      SwitchStatement(/** @type {Node} */ node) {
        if (isText(node.discriminant)) report(node)
      },
    }
  },
}
