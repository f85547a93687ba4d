// For a server that runs from source: its pages are not opened, so their scripts are empty and need no bundler.
import { register } from 'node:module'

const hook = `export const load = (url, context, next) =>
  url.endsWith('?script') ? { format: 'module', source: 'export default ""', shortCircuit: true } : next(url, context)`
register(`data:text/javascript,${encodeURIComponent(hook)}`)
