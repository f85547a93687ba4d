import { join } from 'node:path'
import { flipFuses } from '@electron/fuses'
import { fuses } from './fuses.mjs'

/**
 * Sets the fuses of a packed app; electron-builder calls it before it signs.
 * @param {import('electron-builder').AfterPackContext} context
 */
export default async function setFuses({ appOutDir, electronPlatformName, packager }) {
  const { productFilename } = packager.appInfo
  const names = {
    darwin: `${productFilename}.app`,
    win32: `${productFilename}.exe`,
    linux: packager.config.executableName ?? productFilename,
  }
  const name = names[/** @type {keyof typeof names} */ (electronPlatformName)]
  // Any change breaks the placeholder signature of an Apple processor's binary; a real one comes afterwards.
  await flipFuses(join(appOutDir, name), {
    ...fuses,
    resetAdHocDarwinSignature: electronPlatformName === 'darwin',
  })
}
