import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { sharedChunks } from '../../../.scripts/build/shared-chunks.mjs'
import { preloadChunk, startChunk } from '../../../.scripts/build/start-chunk.mjs'
import { AgeConf, FemaleStatus, Sex } from '../../contract/enums/member.ts'
import { StatusN } from '../../contract/enums/pairing.ts'

const entry = join(import.meta.dirname, 'main.tsx')
const start = join(import.meta.dirname, 'app/start.tsx')
/** Modules of the entry itself, excluded from the start chunk. */
const reactItself =
  /node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper|member\/shared\/loading\/load-when-online/

/** Pages of visitors without a login, which load together; the texts under /about are rarely opened. */
const openPages = /\/(landing|login|(after-)?sign-up|forget-password|password-reset|user-confirmation)-page\./

/** Libraries that the start does not need: layers, forms, carousel. */
const libraries = {
  layers: /node_modules\/(@base-ui|@floating-ui|use-sync-external-store|reselect)\//,
  forms: /node_modules\/(react-hook-form|@hookform|@standard-schema)\//,
  carousel: /node_modules\/embla-carousel/,
}

const codes = new Map<string, number>(
  Object.entries({ Sex, AgeConf, FemaleStatus, StatusN }).flatMap(([table, named]) =>
    Object.entries(named).map(([name, code]) => [`${table}.${name}`, code]),
  ),
)

/** Writes a named code as its number, so that names take no bytes (P11). */
const inlineCodes: Plugin = {
  name: 'inline-codes',
  transform: (code, id) =>
    id.includes('/src/')
      ? { code: code.replaceAll(/\b[A-Z]\w+\.\w+\b/g, (name) => String(codes.get(name) ?? name)), map: null }
      : null,
}

/** Lines of a call with facts that only the server and the workbench read. */
const serverFacts =
  /^ {2}(?:summary:\s+(?:'[^']*'|"[^"]*"|`[^`]*`)|automatic: true|sendsPictures: true|session: '\w+'),\n/gm

/** Drops facts of a call that only the server and the workbench read. */
const dropServerFacts: Plugin = {
  name: 'drop-server-facts',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/src/contract/calls/') ? { code: code.replaceAll(serverFacts, ''), map: null } : null,
}

/** The member bundle: static files in dist/web for any host, addressed from the root (history mode). */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [inlineCodes, dropServerFacts, react(), tailwindcss(), preloadChunk('/app/start.tsx')],
  // One bundle serves every environment; config.json has the differences.
  envDir: false,
  build: {
    outDir: '../../../dist/web',
    // The oldest supported browsers (docs/member-app.md).
    target: ['chrome111', 'firefox128', 'safari16.4'],
    emptyOutDir: true,
    // Chunks by route, for the byte budgets (P11).
    manifest: true,
    // Data URLs would need exceptions in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Supported by every current browser.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Writes constants of other modules as their values too (P11).
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // Two files for the start (main.tsx), a few shared by pages, one or two for the pages of a feature.
        codeSplitting: {
          groups: [
            { name: 'react', test: reactItself, priority: 3 },
            { ...startChunk(start, reactItself), priority: 2 },
            { ...sharedChunks({ entry, start, open: openPages, libraries }), priority: 1 },
          ],
        },
      },
    },
  },
})
