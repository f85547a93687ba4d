import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { compressFiles } from './compress.mjs'
import { headersFile } from './headers.mjs'
import { addIntegrity } from './integrity.mjs'
import { legalFile } from './legal.mjs'
import { renderPublicPages } from './public-pages.mjs'
import { addServiceWorker } from './service-worker.mjs'

/** Builds the member app into dist/web, its public pages rendered and every text also compressed. */
export async function buildWeb() {
  const { build } = await import('vite')
  const folder = join(root, 'dist/web')
  await build({ configFile: join(root, 'src/renderer/member/vite.config.ts'), logLevel: 'warn' })
  const routes = await renderPublicPages(folder)
  addIntegrity(folder)
  await addServiceWorker(folder, routes)
  copyFileSync(legalFile, join(folder, 'legal.json'))
  writeFileSync(join(folder, '_headers'), headersFile)
  await compressFiles(folder)
}
