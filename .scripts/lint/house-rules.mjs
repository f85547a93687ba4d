// The project's own lint rules, loaded by .oxlintrc.json as an oxlint JS plugin.
import { noBareCode } from './bare-codes.mjs'
import { checkImport } from './check-import.mjs'
import { isTestOrScript, projectPath } from './lint-context.mjs'
import { noRetiredWord } from './retired-words.mjs'
import { noTextProtocol } from './text-protocol.mjs'
import { noWorkbenchWords } from './workbench-words.mjs'

/** @typedef {import('./lint-context.mjs').Node} Node */
/** @typedef {import('./lint-context.mjs').Context} Context */

const isTypeOnly = (/** @type {Node} */ node) =>
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  (node.specifiers?.length > 0 &&
    node.specifiers.every((/** @type {Node} */ part) => part.importKind === 'type' || part.exportKind === 'type'))

/** Calls `visit` for every static or dynamic import and every re-export with a literal specifier. @param {(node: Node, specifier: string) => void} visit */
function onEachImport(visit) {
  const visitSource = (/** @type {Node} */ node) => {
    if (typeof node.source?.value === 'string') visit(node, node.source.value)
  }
  return {
    ImportDeclaration: visitSource,
    ImportExpression: visitSource,
    ExportNamedDeclaration: visitSource,
    ExportAllDeclaration: visitSource,
  }
}

const importZones = {
  create(/** @type {Context} */ context) {
    const from = projectPath(context)
    return onEachImport((node, specifier) => {
      const message = checkImport({ from, specifier, typeOnly: isTypeOnly(node) })
      if (message !== undefined) context.report({ node, message })
    })
  },
}

/** Forbids re-exports: a name is imported from the file that defines it. */
const noReExport = {
  create: (/** @type {Context} */ context) => ({
    ExportNamedDeclaration(/** @type {Node} */ node) {
      if (!node.source) return
      context.report({ node, message: `Import from '${node.source.value}' where it is used.` })
    },
  }),
}

/** Demands the type of imported JSON, without which Node refuses to load the file. Bundlers do not. */
const jsonType = {
  create: (/** @type {Context} */ context) => ({
    ImportDeclaration(/** @type {Node} */ node) {
      if (!node.source.value.endsWith('.json') || isTypeOnly(node) || node.attributes.length > 0) return
      context.report({ node, message: "Add `with { type: 'json' }`." })
    },
  }),
}

/** Returns whether a node is `JSON.parse(…)` or `response.json()`, whose data must be parsed, not asserted. @param {Node} node */
function isOutsideData(node) {
  const inner = node.type === 'AwaitExpression' ? node.argument : node
  if (inner.type !== 'CallExpression' || inner.callee.type !== 'MemberExpression') return false
  const { object, property } = inner.callee
  return property.name === 'json' || (object.name === 'JSON' && property.name === 'parse')
}

const droppedFacts = new Set(['summary', 'automatic', 'sendsPictures'])

/** Forbids the member app to read a fact of a call that its build leaves out (src/renderer/member/vite.config.ts). */
const noDroppedFact = {
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

const noOutsideAssertion = {
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

const noAmbientTime = {
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

export default {
  meta: { name: 'house' },
  rules: {
    'import-zones': importZones,
    'no-re-export': noReExport,
    'json-type': jsonType,
    'no-ambient-time': noAmbientTime,
    'no-outside-assertion': noOutsideAssertion,
    'no-dropped-fact': noDroppedFact,
    'no-text-protocol': noTextProtocol,
    'no-bare-code': noBareCode,
    'no-retired-word': noRetiredWord,
    'no-workbench-words': noWorkbenchWords,
  },
}
