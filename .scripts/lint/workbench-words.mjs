// Finds words of a screen outside the copy tables of the workbench.
import { isTestOrScript, projectPath } from './lint-context.mjs'

/** @typedef {import('./lint-context.mjs').Node} Node */

const copyTable = /(^|\/)([a-z-]+-)?copy\.ts$/

/** Files that read or format Japanese themselves. */
const exceptions = [
  /\/hub\/dates\.ts$/,
  // The mark of a file in the server's record.
  /\/features\/inspector\/exchange-actions\.tsx$/,
]

const japanese = /[\p{Script=Hiragana}\p{Script=Han}ァ-ヺ]/u
const english = /[A-Z][a-z]{3,}|[a-z]{2,} [a-z]{2,}/
const shown = /^(aria-label|title|label|text|placeholder|hint|word|confirmText|retryText|summary|aside)$/

/** Forbids words of a screen outside `copy.ts`: Japanese anywhere, English in what a component shows. */
export const noWorkbenchWords = {
  create(/** @type {import('./lint-context.mjs').Context} */ context) {
    const path = projectPath(context)
    const isFree = copyTable.test(path) || exceptions.some((pattern) => pattern.test(path))
    if (!path.startsWith('src/renderer/workbench/') || isTestOrScript(path) || isFree) return {}
    /** @param {Node} node @param {unknown} text @param {RegExp[]} patterns */
    const check = (node, text, patterns) => {
      if (typeof text !== 'string' || !patterns.some((pattern) => pattern.test(text))) return
      context.report({ node, message: 'Put words of the screen into copy.ts, in both languages.' })
    }
    return {
      Literal: (/** @type {Node} */ node) => check(node, node.value, [japanese]),
      TemplateElement: (/** @type {Node} */ node) => check(node, node.value.cooked, [japanese]),
      JSXText: (/** @type {Node} */ node) => check(node, node.value, [japanese, english]),
      JSXAttribute(/** @type {Node} */ node) {
        if (shown.test(node.name.name) && node.value?.type === 'Literal') check(node, node.value.value, [english])
      },
    }
  },
}
