import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import { browserScripts, packedDrawings } from './.scripts/build/browser-scripts.mjs'
import { shakeFaker } from './.scripts/build/mock-api.mjs'
import { startChunk } from './.scripts/build/start-chunk.mjs'

const workbench = resolve('src/renderer/workbench')

/** Serves the page from the root with deep links; electron-vite would use relative paths for file: URLs. */
const servedFromRoot = { name: 'served-from-root', config: () => ({ base: '/' }) }

export default defineConfig({
  main: {
    plugins: [shakeFaker, browserScripts, packedDrawings],
    build: {
      outDir: 'out/main',
      // The bundle also runs under plain Node, in tests/desktop.
      target: 'node20',
      // Electron stays outside; everything else is bundled, so the installer needs no node_modules.
      externalizeDeps: false,
      rollupOptions: {
        input: resolve('src/main/index.ts'),
        external: ['bufferutil', 'utf-8-validate'],
        // Beside the entry, because modules resolve preload and pages relative to their folder.
        output: {
          chunkFileNames: '[name]-[hash].js',
          // Less to compile at each start, and an archive below its limit. Names stay for stack traces.
          minify: { compress: true, mangle: false, codegen: true },
        },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      externalizeDeps: false,
      rollupOptions: {
        input: resolve('src/preload/index.ts'),
        // A sandboxed preload script must be CommonJS, and needs this extension in an ESM package.
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
      // Without Electron any current browser opens the page.
      target: 'es2022',
      cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // electron-vite does not minify by default, but the page is loaded at every start.
      minify: true,
      // The start is loaded from this machine.
      chunkSizeWarningLimit: 1_000,
      rollupOptions: {
        input: resolve(workbench, 'index.html'),
        // One file for the start: a browser fetches only six at a time.
        output: { codeSplitting: { groups: [startChunk(resolve(workbench, 'main.tsx'))] } },
      },
    },
  },
})
