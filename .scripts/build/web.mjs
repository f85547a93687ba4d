import { join } from 'node:path'
import { root } from '../root.mjs'

/** Builds the member app into dist/web. */
export async function buildWeb() {
  const { build } = await import('vite')
  await build({ configFile: join(root, 'src/renderer/member/vite.config.ts'), logLevel: 'warn' })
}
