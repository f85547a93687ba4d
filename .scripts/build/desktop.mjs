import { root } from '../root.mjs'
import { writeLicences } from './licences.mjs'

/** Builds main, preload and the workbench page into out/, with the licences of what is in them. */
export async function buildDesktop() {
  const { build } = await import('electron-vite')
  await build({ root, logLevel: 'warn' })
  writeLicences()
}
