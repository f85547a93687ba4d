const standIn = new URL('./electron.ts', import.meta.url).href

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, nextResolve) =>
  nextResolve(specifier === 'electron' ? standIn : specifier, context)
