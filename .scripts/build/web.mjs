import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { compressFiles } from './compress-files.mjs'
import { headersFile } from './headers.mjs'
import { addIntegrity } from './integrity.mjs'
import { legalFile } from './legal.mjs'
import { renderPublicPages } from './public-pages.mjs'
import { addServiceWorker } from './service-worker.mjs'

/** Builds the member app into dist/web, with rendered public pages and compressed text files. */
export async function buildWeb() {
  const { build } = await import('vite')
  const folder = join(root, 'dist/web')
  const built = await build({ configFile: join(root, 'src/renderer/member/vite.config.ts'), logLevel: 'warn' })
  const routes = await renderPublicPages(folder, 'output' in built ? built.output : [])
  addIntegrity(folder)
  await addServiceWorker(folder, routes)
  copyFileSync(legalFile, join(folder, 'legal.json'))
  writeFileSync(join(folder, '_headers'), headersFile)
  await compressFiles(folder)
}
