import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { root } from '../root.mjs'

/**
 * Files without rules: routes of the control API, texts, components, hooks, wrappers of browser APIs, and what is drawn:
 * pictures, which people look at, and the people and stories of a town, whose every founding is checked as a whole.
 */
export const undecided = [
  /\.test\.tsx?$|\.d\.ts$|member\/.*\.tsx$/,
  /control\/.*-routes\.ts$/,
  /images\/(motifs|template|tones|draws)\.ts$/,
  /town\/seed\/(?!stream|meetings\/chats)/,
  /\/(copy|[a-z-]+-copy|use-[a-z-]+)\.ts$/,
  /\/about\/legal\//,
  /member\/(first-paint|keep-input|vite\.config)\.ts$/,
  /member\/api\/cable\.ts$/,
  /member\/app\/(failure\/start-failure|routing\/(pages|scroll-memory))\.ts$/,
  /renderer\/lib\/copy\//,
  /lib\/window-width\.ts$/,
  /workbench\/parts\/key-names\.ts$/,
]

/**
 * Leaves components (`HeartButton`), hooks (`useNow`) and class names (`buttonStyle`) unchanged: the tests of screens and
 * the browser, and pictures, prove them. Other functions of their files are rules.
 * @type {{ shouldIgnore: (path: any) => string | undefined }}
 */
const pageParts = {
  shouldIgnore: ({ node }) =>
    /^(FunctionDeclaration|VariableDeclarator)$/.test(node.type) && /^[A-Z]|^use[A-Z]|Style$/.test(node.id?.name ?? '')
      ? 'part of a page'
      : undefined,
}

/** Discards the progress of Stryker's instrumenter. */
const quiet = () => {}
const logger = {
  ...{ trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet, fatal: quiet },
  ...{ isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false },
  ...{ isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false },
}

/**
 * Instruments the files of a folder that hold rules and returns them with their mutants.
 * @param {string} folder
 */
export async function instrument(folder) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(root, folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !undecided.some((pattern) => pattern.test(path)))
    .toSorted()
    .map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }))
  const options = { plugins: null, excludedMutations: [], ignorers: [pageParts] }
  const { files: mutated, mutants } = await new Instrumenter(logger).instrument(files, options)
  return { files, mutated, mutants: mutants.filter(({ status }) => status === undefined) }
}
