import { join } from 'node:path'
import { root } from '../root.mjs'
import { compressFiles } from './compress.mjs'
import { renderPublicPages } from './public-pages.mjs'

/** Builds the member app into dist/web, its public pages rendered and every text also compressed. */
export async function buildWeb() {
  const { build } = await import('vite')
  const folder = join(root, 'dist/web')
  await build({ configFile: join(root, 'src/renderer/member/vite.config.ts'), logLevel: 'warn' })
  await renderPublicPages(folder)
  await compressFiles(folder)
}
