import { root } from '../root.mjs'

/** Builds main, preload and the workbench page into out/. */
export async function buildDesktop() {
  const { build } = await import('electron-vite')
  await build({ root, logLevel: 'warn' })
}
