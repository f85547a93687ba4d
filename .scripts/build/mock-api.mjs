import { root } from '../root.mjs'

/**
 * Bundles the headless server with its libraries into dist/mock-api: one file starts faster than a tree of modules,
 * and runs on every supported Node without a TypeScript loader.
 */
export async function buildMockApi() {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: ['bufferutil', 'utf-8-validate'] },
    build: {
      ssr: 'mock-api/cli.ts',
      target: 'node20',
      outDir: 'dist/mock-api',
      emptyOutDir: true,
      minify: false,
      rollupOptions: { output: { format: 'es', entryFileNames: 'cli.js' } },
    },
  })
}
