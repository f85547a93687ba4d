import { join, relative } from 'node:path'
import { root } from '../root.mjs'

const folder = join(root, 'src/renderer/member/features/about/legal')

/** Legal facts, built into the bundle and copied beside it. */
export const legalFile = join(folder, 'legal.json')

/**
 * Refuses a public build while legal facts are placeholders.
 * @throws {Error} one line that names the missing fields
 */
export async function requireLegalFacts() {
  const { runnerImport } = await import('vite')
  /** @type {{ module: { builtFacts: object, missingFacts: (facts: object) => string[] } }} */
  const { module } = await runnerImport(join(folder, 'facts.ts'), {
    configFile: false,
    logLevel: 'error',
  })
  const missing = module.missingFacts(module.builtFacts)
  if (missing.length === 0) return
  throw new Error(
    `Failed to build a release: legal facts are missing. Fill in ${relative(root, legalFile)}: ${missing.join(', ')}.`,
  )
}
