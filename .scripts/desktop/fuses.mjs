import { FuseV1Options, FuseVersion } from '@electron/fuses'

/**
 * Each switch of the Electron binary, decided. `strictlyRequireAllFuses` fails the packing when a new Electron brings one
 * that nobody decided.
 * @type {import('@electron/fuses').FuseConfig}
 */
export const fuses = {
  version: FuseVersion.V1,
  strictlyRequireAllFuses: true,
  // The app must not be usable as a plain Node, nor take code or a debugger from the environment or command line.
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  // What the phones keep of a session is encrypted with the system's key store.
  [FuseV1Options.EnableCookieEncryption]: true,
  // Only the archive that was packed is run, and only as it was packed.
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  // There is no snapshot of our own.
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  // No page is loaded from a file.
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  // Electron's own default: faults of WebAssembly memory are caught by the processor instead of by checks.
  [FuseV1Options.WasmTrapHandlers]: true,
}
