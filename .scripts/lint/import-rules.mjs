// Rules about import and export statements.
import { checkImport } from './check-import.mjs'
import { projectPath } from './lint-context.mjs'

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

/** Forbids imports across the zones. */
export const importZones = {
  create(/** @type {Context} */ context) {
    const from = projectPath(context)
    return onEachImport((node, specifier) => {
      const message = checkImport({ from, specifier, typeOnly: isTypeOnly(node) })
      if (message !== undefined) context.report({ node, message })
    })
  },
}

/** Forbids re-exports: a name is imported from the file that defines it. */
export const noReExport = {
  create: (/** @type {Context} */ context) => ({
    ExportNamedDeclaration(/** @type {Node} */ node) {
      if (!node.source) return
      context.report({ node, message: `Import from '${node.source.value}' where it is used.` })
    },
  }),
}

/** Demands the type of imported JSON, without which Node refuses to load the file. Bundlers do not. */
export const jsonType = {
  create: (/** @type {Context} */ context) => ({
    ImportDeclaration(/** @type {Node} */ node) {
      if (!node.source.value.endsWith('.json') || isTypeOnly(node) || node.attributes.length > 0) return
      context.report({ node, message: "Add `with { type: 'json' }`." })
    },
  }),
}
