import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { root } from '../root.mjs'

/** What carries calls and words, joins parts of the screen or hands on to the browser, and decides nothing. */
const undecided = [
  /\.test\.tsx?$|\.tsx$|\.d\.ts$/,
  /-routes\.ts$/,
  /\/(copy|[a-z-]+-copy|use-[a-z-]+)\.ts$/,
  /\/about\/legal\//,
  /-(style|tracking)\.ts$/,
  /member\/(first-paint|vite\.config)\.ts$/,
  /member\/api\/(cable|send-with-progress)\.ts$/,
  /member\/app\/(keep-app-files|failure\/start-failure|routing\/(pages|scroll-memory|slots))\.ts$/,
  /card-token-script\.ts$/,
  /renderer\/lib\/copy\//,
  /lib\/(autosize-textarea|lead-to-field|merge-refs|move-between-links|reencode-image|set-native-value)\.ts$/,
]

/** Stryker's instrumenter tells its progress, which nobody waits for. */
const quiet = () => {}
const logger = {
  ...{ trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet, fatal: quiet },
  ...{ isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false },
  ...{ isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false },
}

/**
 * The files of a folder that decide, each with all its mutants in it, and the list of those.
 *
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
  return { files, mutated, mutants }
}
