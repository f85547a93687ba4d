import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import { browserScripts } from './.scripts/build/browser-scripts.mjs'
import { shakeFaker } from './.scripts/build/shake-faker.mjs'

const workbench = resolve('src/renderer/workbench')

/** The server serves the page from the root with deep links; electron-vite would make it relative for file: URLs. */
const servedFromRoot = { name: 'served-from-root', config: () => ({ base: '/' }) }

export default defineConfig({
  main: {
    plugins: [shakeFaker, browserScripts],
    build: {
      outDir: 'out/main',
      // The bundle also runs under plain Node, in tests/desktop.
      target: 'node20',
      // Electron stays outside; everything else is bundled, so the installer needs no node_modules.
      externalizeDeps: false,
      rollupOptions: {
        input: resolve('src/main/index.ts'),
        external: ['bufferutil', 'utf-8-validate'],
        // Beside the entry: paths to preload and pages are told from the folder of the module.
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      externalizeDeps: false,
      rollupOptions: {
        input: resolve('src/preload/index.ts'),
        // A sandboxed preload script is CommonJS; the extension says so inside an ESM package.
        output: { format: 'cjs', entryFileNames: 'index.cjs' },
      },
    },
  },
  renderer: {
    root: workbench,
    plugins: [react(), tailwindcss(), servedFromRoot],
    envDir: false,
    build: {
      outDir: resolve('out/renderer/workbench'),
      // Where Electron is missing any current browser opens the page, not only the Chromium of this Electron.
      target: 'es2022',
      cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // electron-vite would leave it as it is; the page is read at every start and packed.
      minify: true,
      rollupOptions: { input: resolve(workbench, 'index.html') },
    },
  },
})
