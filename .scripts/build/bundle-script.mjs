/**
 * A browser entry with all that it imports, bundled into one script that is no module.
 * @param {string} entry absolute path
 * @returns {Promise<{ code: string, moduleIds: readonly string[] }>}
 */
export async function bundleScript(entry) {
  const { build } = await import('vite')
  const result = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  if (!('output' in result)) throw new Error(`Failed to bundle ${entry}: the bundler is watching.`)
  return result.output[0]
}
