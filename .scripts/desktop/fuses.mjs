import { join } from 'node:path'
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses'

/**
 * Values of all fuses of the Electron binary. `strictlyRequireAllFuses` makes packing fail if a new Electron adds a fuse.
 * @type {import('@electron/fuses').FuseConfig}
 */
export const fuses = {
  version: FuseVersion.V1,
  strictlyRequireAllFuses: true,
  // Prevents use as plain Node, and code or a debugger from the environment or command line.
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  // The app sets no cookies; sessions lie in the storage of each phone. Encryption would only ask for the system's key store.
  [FuseV1Options.EnableCookieEncryption]: false,
  // Runs only the packed archive, unmodified.
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  // The app has no V8 snapshot.
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  // The app loads no page from a file.
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  // Electron's default: the processor catches WebAssembly memory faults.
  [FuseV1Options.WasmTrapHandlers]: true,
}

/**
 * Sets the fuses of a packed app. electron-builder calls it before signing.
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
  // The change breaks the ad hoc signature of binaries for Apple processors, until the real signature is set.
  await flipFuses(join(appOutDir, name), {
    ...fuses,
    resetAdHocDarwinSignature: electronPlatformName === 'darwin',
  })
}
