import { join, relative } from 'node:path'
import { root } from '../root.mjs'

const folder = join(root, 'src/renderer/member/features/about/legal')

/** The legal facts that a bundle is built with and that lie beside it. */
export const legalFile = join(folder, 'legal.json')

/**
 * Refuses a bundle for the public that would show placeholders where the law wants facts.
 * @throws {Error} that names the fields to fill in
 */
export async function requireLegalFacts() {
  const { runnerImport } = await import('vite')
  /** @type {{ module: { builtFacts: object, missingFacts: (facts: object) => string[] } }} */
  const { module } = await runnerImport(join(folder, 'legal-facts.ts'), {
    configFile: false,
    logLevel: 'error',
  })
  const missing = module.missingFacts(module.builtFacts)
  if (missing.length === 0) return
  throw new Error(
    `Failed to build a release: legal facts are missing. Fill in ${relative(root, legalFile)}: ${missing.join(', ')}.`,
  )
}
