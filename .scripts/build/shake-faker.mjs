/**
 * faker builds a ready instance per locale beside its words, without saying that building one does nothing else. Said
 * here, the bundler drops the instances and with them every language but the one that the seed names: 190 kB of
 * JavaScript instead of 540.
 * @type {import('vite').Plugin}
 */
export const shakeFaker = {
  name: 'shake-faker',
  transform(code, id) {
    if (!id.includes('/@faker-js/faker/dist/')) return null
    return { code: code.replaceAll(/=new (?=\w+[(;,}])/g, '=/* @__PURE__ */new '), map: null }
  },
}
