import * as nodeModule from 'node:module'

// Node 22 and later cache compiled code between starts, for modules loaded after this call (P8).
const { enableCompileCache } = nodeModule as { enableCompileCache?: () => unknown }
enableCompileCache?.()
const { main } = await import('./command.ts')
await main()
