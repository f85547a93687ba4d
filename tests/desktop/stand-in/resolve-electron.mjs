const standIn = new URL('../../../.cache/stand-in/electron.cjs', import.meta.url).href

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, nextResolve) =>
  nextResolve(specifier === 'electron' ? standIn : specifier, context)
