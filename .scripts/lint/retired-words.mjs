// Finds retired words in names and comments (docs/glossary.md, "Words of the code").
import { isTestOrScript, projectPath } from './lint-context.mjs'

/** @typedef {import('./lint-context.mjs').Node} Node */

/** Words that no name of ours contains, with the words to use. `except`: a phone's standing is its person and page. */
const words = [
  { word: /^settl(e|es|ed|ing)$/, use: 'send, finish, apply, debounce, or run due effects' },
  { word: /^patien(ce|t)$/, use: 'timeout' },
  { word: /^anew$/, use: 'again, reload, or create' },
  { word: /^kept$/, use: 'stored, cached, saved, recorded, or held' },
  { word: /^standings?$/, use: 'status, or state', except: /^src\/renderer\/workbench\/hub\/phones\// },
  { word: /^(hear|hears|heard|hearing)$/, use: 'listen, handle, or receive' },
  { word: /^(tell|tells|told|say|says|said)$/, use: 'show, send, write, or report' },
]

/** Words that no comment contains. Others, such as `kept`, are plain English outside a name. */
const inComments = /\b(settl(?:e|es|ed|ing)|patience|anew|hears?|heard|hearing|standings?)\b(?!`)/i

/** Names of types and components that say nothing of what they hold, or the wrong thing. */
const names = [
  { name: /^(Written|Json|Http|Control|Member|Api)?Answer$/, use: 'Response, or Reply for a message between windows' },
  { name: /^([A-Z]\w*)?Line$/, use: 'Row, Connection, Entry, or Text: a line is a line of text' },
  { name: /^Opened$/, use: 'what was opened' },
]

/** Names that others have given, or that stored worlds and the control API contain. */
const allowed = new Map([
  ['onSettled', 'TanStack Query'],
  ['settledAt', 'a field of stored settings'],
  ['anew', 'a field of the messages to phones'],
  ['changeStanding', 'a control call, whose name is the cause of stored moments'],
  ['longStanding', 'an adjective'],
  ['isLongStanding', 'an adjective'],
  ['saysNo', 'a response with success: false says no'],
])

/** @param {string} name */
const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

/** Words to use instead of a retired word. @param {string} part @param {string} [path] of its file */
const adviceOn = (part, path = '') => words.find(({ word, except }) => !except?.test(path) && word.test(part))?.use

/** Returns the words to use instead of a name, or undefined. @param {string} name @param {string} [path] of its file */
export function adviceFor(name, path = '') {
  if (allowed.has(name)) return undefined
  const whole = names.find((retired) => retired.name.test(name))
  return (
    whole?.use ??
    wordsOf(name)
      .map((part) => adviceOn(part, path))
      .find((use) => use !== undefined)
  )
}

/** Names that a pattern declares. @param {Node} pattern @returns {Node[]} */
function declared(pattern) {
  if (!pattern) return []
  if (pattern.type === 'Identifier') return [pattern]
  if (pattern.type === 'AssignmentPattern') return declared(pattern.left)
  if (pattern.type === 'RestElement') return declared(pattern.argument)
  if (pattern.type === 'TSParameterProperty') return declared(pattern.parameter)
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap(declared)
  if (pattern.type !== 'ObjectPattern') return []
  // `{ kept }` takes the name of the property, `{ kept: stored }` declares another.
  return pattern.properties.flatMap((/** @type {Node} */ part) => declared(part.value ?? part))
}

/** Forbids declaring names with retired words, and writing them in comments. */
export const noRetiredWord = {
  create(/** @type {import('./lint-context.mjs').Context} */ context) {
    const path = projectPath(context)
    if (isTestOrScript(path)) return {}
    const checkComments = () => {
      for (const comment of context.sourceCode.getAllComments()) {
        const word = inComments.exec(comment.value)?.[1]?.toLowerCase()
        if (word !== undefined)
          context.report({ node: comment, message: `The comment says ${word}. Use ${adviceOn(word)}.` })
      }
    }
    /** @param {Node} node */
    const check = (node) => {
      const use = node?.type === 'Identifier' ? adviceFor(node.name, path) : undefined
      if (use !== undefined) context.report({ node, message: `${node?.name} bears a retired word. Use ${use}.` })
    }
    const checkFunction = (/** @type {Node} */ node) => {
      check(node.id)
      for (const parameter of node.params) for (const name of declared(parameter)) check(name)
    }
    const checkKey = (/** @type {Node} */ node) => {
      if (!node.computed) check(node.key)
    }
    const checkId = (/** @type {Node} */ node) => check(node.id)
    return {
      Program: checkComments,
      VariableDeclarator(/** @type {Node} */ node) {
        for (const name of declared(node.id)) check(name)
      },
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      ClassDeclaration: checkId,
      TSInterfaceDeclaration: checkId,
      TSTypeAliasDeclaration: checkId,
      MethodDefinition: checkKey,
      PropertyDefinition: checkKey,
      TSPropertySignature: checkKey,
      TSMethodSignature: checkKey,
    }
  },
}
