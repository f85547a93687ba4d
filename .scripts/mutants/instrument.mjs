import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { root } from '../root.mjs'

/**
 * Files without rules: routes of the control API, texts, components, hooks, wrappers of browser APIs, and what is drawn:
 * pictures, which people look at, and the people and stories of a town, whose every founding is checked as a whole.
 */
const undecided = [
  /\.test\.tsx?$|\.tsx$|\.d\.ts$/,
  /control\/.*-routes\.ts$/,
  /images\/(motifs|scenes)\//,
  /town\/seed\/(?!stream|meetings\/chats)/,
  /\/(copy|[a-z-]+-copy|use-[a-z-]+)\.ts$/,
  /\/about\/legal\//,
  /member\/(first-paint|vite\.config)\.ts$/,
  /member\/api\/cable\.ts$/,
  /member\/app\/(failure\/start-failure|routing\/(pages|scroll-memory))\.ts$/,
  /renderer\/lib\/copy\//,
  /lib\/(browser|page-hooks)\.ts$/,
]

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
    .filter((path) => path.endsWith('.ts') && !undecided.some((pattern) => pattern.test(path)))
    .toSorted()
    .map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }))
  const options = { plugins: null, excludedMutations: [], ignorers: [] }
  const { files: mutated, mutants } = await new Instrumenter(logger).instrument(files, options)
  const hooks = new Map(files.map(({ name, content }) => [name, hooksIn(content)]))
  const isOfHook = (/** @type {(typeof mutants)[number]} */ { fileName, location: { start } }) =>
    hooks.get(fileName)?.some(({ from, to }) => from <= start.line && start.line <= to)
  return { files, mutated, mutants: mutants.filter((mutant) => !isOfHook(mutant)) }
}

/** First and last lines of the hooks of a file, each up to the closing brace at the margin. @param {string} content */
function hooksIn(content) {
  return [...content.matchAll(/^(?:export )?function use[A-Z][^]*?^\}/gm)].map(({ index, 0: text }) => {
    const from = content.slice(0, index).split('\n').length - 1
    return { from, to: from + text.split('\n').length - 1 }
  })
}
